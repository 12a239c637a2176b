<?php
/** `<iban-field>` in the forms of other plugins, and the check of what they receive. */

namespace IbanRechner;

defined( 'ABSPATH' ) || exit;

/** What a visitor reads if the server refuses an IBAN. */
function message(): string {
	return __( 'This IBAN contains a mistake. Please compare it with your bank statement.', 'iban-rechner' );
}

/**
 * An `<iban-field>` around an input. A page that has one loads the scripts for it.
 *
 * @param string $input HTML, already escaped
 */
function iban_field( string $input ): string {
	wp_enqueue_script( 'iban-rechner-field' );
	return '<iban-field' . attributes( array( 'lang' => language() ) ) . ">$input</iban-field>";
}

// Contact Form 7: the tags [iban iban-1] and [iban* iban-1].

add_action( 'wpcf7_init', function (): void {
	wpcf7_add_form_tag( array( 'iban', 'iban*' ), __NAMESPACE__ . '\contact_form_field', array( 'name-attr' => true ) );
} );

/** @param \WPCF7_FormTag $tag */
function contact_form_field( $tag ): string {
	if ( empty( $tag->name ) ) {
		return '';
	}
	$error = wpcf7_get_validation_error( $tag->name );
	$class = wpcf7_form_controls_class( $tag->type, 'wpcf7-text' ) . ( $error ? ' wpcf7-not-valid' : '' );
	$input = wpcf7_format_atts(
		array(
			'type'          => 'text',
			'name'          => $tag->name,
			'id'            => $tag->get_id_option(),
			'class'         => $tag->get_class_option( $class ),
			'size'          => $tag->get_size_option( '40' ),
			'value'         => wpcf7_get_hangover( $tag->name, (string) reset( $tag->values ) ),
			'aria-required' => $tag->is_required() ? 'true' : null,
			'aria-invalid'  => $error ? 'true' : 'false',
		)
	);
	return sprintf( '<span class="wpcf7-form-control-wrap" data-name="%s">%s%s</span>', esc_attr( $tag->name ), iban_field( "<input $input />" ), $error );
}

foreach ( array( 'iban', 'iban*' ) as $type ) {
	// Contact Form 7 mails the electronic form, also if the visitor's browser runs no script.
	add_filter( "wpcf7_posted_data_$type", function ( $value ) {
		return is_valid_iban( $value ) ? compact_iban( $value ) : $value;
	} );
	add_filter( "wpcf7_validate_$type", function ( $result, $tag ) {
		// Contact Form 7 has checked the nonce of the form, where it uses one.
		$text = isset( $_POST[ $tag->name ] ) ? wp_unslash( $_POST[ $tag->name ] ) : ''; // phpcs:ignore WordPress.Security
		if ( '' === $text ) {
			if ( $tag->is_required() ) {
				$result->invalidate( $tag, wpcf7_get_message( 'invalid_required' ) );
			}
		} elseif ( ! is_valid_iban( $text ) ) {
			$result->invalidate( $tag, message() );
		}
		return $result;
	}, 10, 2 );
}

// WooCommerce: fields of the type `iban`, which a theme or a plugin adds by the filter woocommerce_checkout_fields.

add_filter( 'woocommerce_form_field_iban', function ( $html, $key, $args, $value ): string {
	$field = woocommerce_form_field( $key, array( 'type' => 'text', 'return' => true ) + $args, $value );
	// The input alone: the paragraph around it, with the label, is WooCommerce's.
	return preg_replace_callback( '/<input\b[^>]*>/', function ( $input ) {
		return iban_field( $input[0] );
	}, $field, 1 );
}, 10, 4 );

add_action( 'woocommerce_after_checkout_validation', function ( $posted, $errors ): void {
	foreach ( WC()->checkout()->get_checkout_fields() as $fields ) {
		foreach ( $fields as $key => $field ) {
			$text = $posted[ $key ] ?? '';
			if ( 'iban' === ( $field['type'] ?? '' ) && '' !== $text && ! is_valid_iban( $text ) ) {
				$errors->add( $key . '_validation', esc_html( message() ), array( 'id' => $key ) );
			}
		}
	}
}, 10, 2 );
