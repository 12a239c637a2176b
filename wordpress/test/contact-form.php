<?php
/**
 * What Contact Form 7 does with one tag. No package brings that plugin; its functions, methods and filters have the same
 * names and arguments here. The form is sent to its own page.
 */

class WPCF7_FormTag {
	public $type     = 'iban*';
	public $basetype = 'iban';
	public $name     = 'konto';
	public function is_required() {
		return true;
	}
}

class WPCF7_Submission {
	public static function get_instance() {
		return new self();
	}
	public function get_posted_data( $name ) {
		return apply_filters( 'wpcf7_posted_data_iban*', $_POST[ $name ], $_POST[ $name ], new WPCF7_FormTag() );
	}
}

class WPCF7_Validation {
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
function wpcf7_get_message( $name ) {
	return $name;
}
function wpcf7_text_form_tag_handler( $tag ) {
	$value = $_POST[ $tag->name ] ?? '';
	return '<input' . IbanRechner\attributes( array( 'type' => $tag->basetype, 'name' => $tag->name, 'id' => $tag->name, 'value' => is_string( $value ) ? $value : '' ) ) . ' />';
}

add_action( 'init', function () {
	do_action( 'wpcf7_init' );
}, 20 );

add_shortcode( 'form', function () {
	$tag   = new WPCF7_FormTag();
	$fault = '';
	if ( isset( $_POST[ $tag->name ] ) ) {
		$fault = apply_filters( "wpcf7_validate_{$tag->type}", new WPCF7_Validation(), $tag )->fault;
		if ( '' === $fault ) {
			return '<output>' . esc_html( WPCF7_Submission::get_instance()->get_posted_data( $tag->name ) ) . '</output>';
		}
	}
	return '<form method="post" novalidate><label for="konto">IBAN</label>' . $GLOBALS['form_tags'][ $tag->type ]( $tag ) . '<span>' . esc_html( $fault ) . '</span><button>Senden</button></form>';
} );
