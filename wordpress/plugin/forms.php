<?php
/**
 * `<iban-field>` in the forms of other plugins, and the check of what they receive.
 *
 * @package IbanRechner
 */

namespace IbanRechner;

defined( 'ABSPATH' ) || exit;

/** What a visitor reads if the server refuses an IBAN. */
function message(): string {
	return __( 'This IBAN contains a mistake. Please compare it with your bank statement.', 'iban-rechner' );
}

/**
 * Puts an `<iban-field>` around the first input of a form's field. A page that has one loads the scripts for it.
 *
 * @param string $html of the field, already escaped.
 */
function with_iban_field( string $html ): string {
	wp_enqueue_script( 'iban-rechner-field' );
	$start = '<iban-field' . attributes( array( 'lang' => language() ) ) . '>';
	return preg_replace( '/<input\b[^>]*>/', "$start$0</iban-field>", $html, 1 );
}

/**
 * An IBAN in its electronic form; anything else stays as it is.
 *
 * @param mixed $value posted.
 */
function electronic( $value ) {
	return is_valid_iban( $value ) ? compact_iban( $value ) : $value;
}

// Contact Form 7: the tags [iban iban-1] and [iban* iban-1]. What is mailed is what was checked, without spaces.

add_action( 'wpcf7_init', __NAMESPACE__ . '\add_form_tags' );
foreach ( array( 'iban', 'iban*' ) as $tag_type ) {
	add_filter( "wpcf7_posted_data_$tag_type", __NAMESPACE__ . '\electronic' );
	add_filter( "wpcf7_validate_$tag_type", __NAMESPACE__ . '\check_form_tag', 10, 2 );
}

/** Tells Contact Form 7 about the tags. */
function add_form_tags(): void {
	wpcf7_add_form_tag( array( 'iban', 'iban*' ), __NAMESPACE__ . '\form_tag', array( 'name-attr' => true ) );
}

/**
 * The field: a text field as Contact Form 7 makes it, with all its options.
 *
 * @param \WPCF7_FormTag $tag as it was written.
 */
function form_tag( $tag ): string {
	$tag->basetype = 'text';
	return with_iban_field( wpcf7_text_form_tag_handler( $tag ) );
}

/**
 * Refuses a faulty IBAN, and a missing one that is required.
 *
 * @param \WPCF7_Validation $result of the form so far.
 * @param \WPCF7_FormTag    $tag    to check.
 */
function check_form_tag( $result, $tag ) {
	$value = \WPCF7_Submission::get_instance()->get_posted_data( $tag->name ) ?? '';
	if ( '' === $value && $tag->is_required() ) {
		$result->invalidate( $tag, wpcf7_get_message( 'invalid_required' ) );
	} elseif ( '' !== $value && ! is_valid_iban( $value ) ) {
		$result->invalidate( $tag, message() );
	}
	return $result;
}

// WooCommerce: fields of the type `iban`, which a theme or a plugin adds by the filter woocommerce_checkout_fields.

add_filter( 'woocommerce_form_field_iban', __NAMESPACE__ . '\checkout_field', 10, 4 );
add_filter( 'woocommerce_process_checkout_iban_field', __NAMESPACE__ . '\electronic' );
add_action( 'woocommerce_after_checkout_validation', __NAMESPACE__ . '\check_checkout', 10, 2 );

/**
 * The field: a text field as WooCommerce makes it.
 *
 * @param string      $html  empty: WooCommerce does not know the type.
 * @param string      $key   of the field.
 * @param array       $args  of the field.
 * @param string|null $value of the field.
 */
function checkout_field( $html, $key, $args, $value ): string {
	$text = array(
		'type'   => 'text',
		'return' => true,
	);
	return with_iban_field( woocommerce_form_field( $key, $text + $args, $value ) );
}

/**
 * Refuses a faulty IBAN. A missing one that is required is refused by WooCommerce.
 *
 * @param array     $posted the values of the fields.
 * @param \WP_Error $errors of the checkout so far.
 */
function check_checkout( $posted, $errors ): void {
	foreach ( array_merge( ...array_values( WC()->checkout()->get_checkout_fields() ) ) as $key => $field ) {
		$value = $posted[ $key ] ?? '';
		if ( 'iban' === ( $field['type'] ?? '' ) && '' !== $value && ! is_valid_iban( $value ) ) {
			$errors->add( $key . '_validation', esc_html( message() ), array( 'id' => $key ) );
		}
	}
}
