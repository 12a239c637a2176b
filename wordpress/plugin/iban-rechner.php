<?php
/**
 * Plugin Name: IBAN-Rechner
 * Description: Checks IBANs, and computes them from a German bank code (BLZ) and an account number. Everything runs in the visitor's browser: no data leaves the page.
 * Version: 0.0.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: iban-rechner
 * Domain Path: /languages
 */

namespace IbanRechner;

defined( 'ABSPATH' ) || exit;

// The build replaces the version above and writes data.php: the version, the days of the bank data, the registry of IBANs.
const DATA = __DIR__ . '/data.php';
const MODES = array( 'validate', 'build', 'lookup' );

require_once __DIR__ . '/check.php';
require_once __DIR__ . '/forms.php';

/** The data of the build. */
function data(): array {
	static $data = null;
	return $data ?? $data = require DATA;
}

add_action( 'init', function () {
	load_plugin_textdomain( 'iban-rechner', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	register_scripts();
	add_shortcode( 'iban_rechner', __NAMESPACE__ . '\render' );
	register_block_type( __DIR__ . '/block.json', array( 'render_callback' => __NAMESPACE__ . '\render' ) );
} );

/** Registers the scripts. A page loads them only if something on it asks for them. */
function register_scripts(): void {
	$version = data()['version'];
	wp_register_script( 'iban-rechner', plugins_url( 'scripts/embed.js', __FILE__ ), array(), $version, true );
	wp_register_script( 'iban-rechner-field', plugins_url( 'scripts/feld.js', __FILE__ ), array( 'iban-rechner' ), $version, true );
	wp_register_script( 'iban-rechner-block', plugins_url( 'block.js', __FILE__ ), array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ), $version, true );
	$editor = array(
		'frame' => plugins_url( 'scripts/widget.html', __FILE__ ),
		'lang'  => language(),
		'words' => array(
			'mode'     => __( 'What it does', 'iban-rechner' ),
			'validate' => __( 'Check an IBAN', 'iban-rechner' ),
			'build'    => __( 'Compute an IBAN', 'iban-rechner' ),
			'lookup'   => __( 'Find a bank and its BIC', 'iban-rechner' ),
			'blz'      => __( 'Bank code (BLZ) that is filled in', 'iban-rechner' ),
			'accent'   => __( 'Colour, such as #0b6e80', 'iban-rechner' ),
			'lang'     => __( 'Language', 'iban-rechner' ),
			'site'     => __( 'Language of the site', 'iban-rechner' ),
			'preview'  => __( 'Preview of the IBAN calculator', 'iban-rechner' ),
		),
	);
	wp_add_inline_script( 'iban-rechner-block', 'var ibanRechnerBlock = ' . wp_json_encode( $editor ) . ';', 'before' );
}

/** The calculator's language that fits the site: it speaks German and English. */
function language(): string {
	return 0 === strpos( get_locale(), 'de' ) ? 'de' : 'en';
}

/**
 * The calculator as HTML, for the block and for the shortcode `[iban_rechner mode="build" blz="37040044"]`. What is not
 * understood is left out.
 *
 * @param array|string $attributes mode, blz, accent (a colour such as #0b6e80) and lang (de or en)
 */
function render( $attributes ): string {
	wp_enqueue_script( 'iban-rechner' );
	$given = shortcode_atts( array( 'mode' => '', 'blz' => '', 'accent' => '', 'lang' => '' ), (array) $attributes );
	$blz   = preg_replace( '/\D/', '', (string) $given['blz'] );
	$html  = array(
		'data-mode' => in_array( $given['mode'], MODES, true ) ? $given['mode'] : 'build',
		'data-lang' => in_array( $given['lang'], array( 'de', 'en' ), true ) ? $given['lang'] : language(),
	);
	if ( 8 === strlen( $blz ) ) {
		$html['data-blz'] = $blz;
	}
	$accent = sanitize_hex_color( (string) $given['accent'] );
	if ( $accent ) {
		$html['style'] = "--iban-accent: $accent";
	}
	return '<div data-iban-rechner' . attributes( $html ) . '></div>';
}

/** Names and values as attributes of an HTML element, each with a space before it. */
function attributes( array $values ): string {
	$html = '';
	foreach ( $values as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $html;
}

add_filter( 'plugin_row_meta', function ( array $notes, string $file ): array {
	if ( plugin_basename( __FILE__ ) === $file ) {
		/* translators: %s: a day */
		$notes[] = esc_html( sprintf( __( 'Bank data valid until %s. Source: Deutsche Bundesbank', 'iban-rechner' ), last_day() ) );
	}
	return $notes;
}, 10, 2 );

add_action( 'admin_notices', function (): void {
	$screen   = get_current_screen();
	$is_ended = wp_date( 'Y-m-d', null, new \DateTimeZone( 'Europe/Berlin' ) ) > data()['validUntil'];
	if ( ! $is_ended || ! $screen || ! in_array( $screen->id, array( 'plugins', 'dashboard' ), true ) || ! current_user_can( 'update_plugins' ) ) {
		return;
	}
	/* translators: %s: a day */
	$text = __( 'The bank data of IBAN-Rechner was valid until %s. Please install the current version of the plugin.', 'iban-rechner' );
	printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( sprintf( $text, last_day() ) ) );
} );

/** The last day of the bank data, as the site writes days. */
function last_day(): string {
	$noon = new \DateTimeImmutable( data()['validUntil'] . ' 12:00 Europe/Berlin' );
	return (string) wp_date( get_option( 'date_format' ), $noon->getTimestamp(), $noon->getTimezone() );
}
