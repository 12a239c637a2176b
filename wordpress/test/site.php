<?php
/**
 * What the site of the test has besides the plugin: a Content Security Policy, two pages, and what Contact Form 7 does
 * with a tag. That plugin is in no package; its functions and filters have the same names and arguments here.
 */

if ( isset( $_GET['csp'] ) ) {
	// WordPress itself has inline styles.
	header( "Content-Security-Policy: default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'" );
}

// WordPress comes without German texts here, and would fall back to English.
add_filter( 'locale', function () {
	return WPLANG;
} );

class WPCF7_FormTag {
	public $type = 'iban*';
	public $name = 'konto';
	public $values = array();
	public function is_required() {
		return true;
	}
	public function get_id_option() {
		return 'konto';
	}
	public function get_class_option( $class ) {
		return $class;
	}
	public function get_size_option( $size ) {
		return $size;
	}
}

class Form_Result {
	public $fault = '';
	public function invalidate( $tag, $text ) {
		$this->fault = $text;
	}
}

function wpcf7_add_form_tag( $types, $handler ) {
	foreach ( $types as $type ) {
		$GLOBALS['form_tags'][ $type ] = $handler;
	}
}
function wpcf7_get_validation_error( $name ) {
	return isset( $GLOBALS['form_fault'] ) ? '<span class="fault">' . esc_html( $GLOBALS['form_fault'] ) . '</span>' : '';
}
function wpcf7_form_controls_class( $type, $more ) {
	return "wpcf7-form-control $more";
}
function wpcf7_get_hangover( $name, $value ) {
	return $_POST[ $name ] ?? $value;
}
function wpcf7_get_message( $name ) {
	return $name;
}
function wpcf7_format_atts( $attributes ) {
	return ltrim( IbanRechner\attributes( array_filter( $attributes, 'is_scalar' ) ) );
}

add_action( 'init', function () {
	do_action( 'wpcf7_init' );
}, 20 );

add_shortcode( 'form', function () {
	$tag = new WPCF7_FormTag();
	if ( isset( $_POST[ $tag->name ] ) ) {
		$result = apply_filters( "wpcf7_validate_{$tag->type}", new Form_Result(), $tag );
		$value  = apply_filters( "wpcf7_posted_data_{$tag->type}", $_POST[ $tag->name ], $_POST[ $tag->name ], $tag );
		if ( '' === $result->fault ) {
			return '<output>' . esc_html( $value ) . '</output>';
		}
		$GLOBALS['form_fault'] = $result->fault;
	}
	return '<form method="post" novalidate><label for="konto">IBAN</label>' . $GLOBALS['form_tags'][ $tag->type ]( $tag ) . '<button>Senden</button></form>';
} );

add_action( 'wp_loaded', function () {
	if ( wp_installing() ) {
		return;
	}
	foreach ( array( 'form' => '[form]', 'nothing' => 'Text', 'lookup' => '[iban_rechner mode="lookup" lang="en" accent="#12345z"]' ) as $name => $content ) {
		if ( ! get_page_by_path( $name ) ) {
			wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => $name, 'post_content' => $content ) );
		}
	}
} );
