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
 *
 * @package IbanRechner
 */

namespace IbanRechner;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/check.php';
require_once __DIR__ . '/forms.php';

/** What the build writes to data.php: the version, the days of the bank data, the registry of IBANs. */
function data(): array {
	static $data = null;
	$data        = $data ?? require __DIR__ . '/data.php';
	return $data;
}

add_action( 'init', __NAMESPACE__ . '\register' );

/** Registers block, shortcode and scripts. A page loads a script only if something on it asks for it. */
function register(): void {
	// Since 6.8, WordPress finds the translations of a plugin by itself.
	load_plugin_textdomain( 'iban-rechner', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' ); // phpcs:ignore PluginCheck.CodeAnalysis.DiscouragedFunctions
	$version = data()['version'];
	$editor  = array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n', 'wp-url' );
	wp_register_script( 'iban-rechner', plugins_url( 'scripts/embed.js', __FILE__ ), array(), $version, true );
	wp_register_script( 'iban-rechner-field', plugins_url( 'scripts/feld.js', __FILE__ ), array( 'iban-rechner' ), $version, true );
	wp_register_script( 'iban-rechner-block', plugins_url( 'block.js', __FILE__ ), $editor, $version, true );
	wp_set_script_translations( 'iban-rechner-block', 'iban-rechner', __DIR__ . '/languages' );
	register_block_type( __DIR__, array( 'render_callback' => __NAMESPACE__ . '\render' ) );
	add_shortcode( 'iban_rechner', __NAMESPACE__ . '\render' );
}

/** The calculator's language for the site: German or English. */
function language(): string {
	return 0 === strpos( get_locale(), 'de' ) ? 'de' : 'en';
}

/**
 * The calculator as HTML, for the block and for the shortcode `[iban_rechner mode="build" blz="37040044"]`. Invalid
 * attributes are ignored.
 *
 * @param array|string $attributes mode, blz, accent (a colour such as #0b6e80) and lang (de or en).
 */
function render( $attributes ): string {
	wp_enqueue_script( 'iban-rechner' );
	$given  = array_map( 'strval', array_filter( (array) $attributes, 'is_scalar' ) ) + array_fill_keys( array( 'mode', 'blz', 'accent', 'lang' ), '' );
	$blz    = preg_replace( '/\D/', '', $given['blz'] );
	$accent = sanitize_hex_color( $given['accent'] );
	return '<div data-iban-rechner' . attributes(
		array(
			'data-mode' => in_array( $given['mode'], array( 'validate', 'lookup' ), true ) ? $given['mode'] : 'build',
			'data-lang' => in_array( $given['lang'], array( 'de', 'en' ), true ) ? $given['lang'] : language(),
			'data-blz'  => 8 === strlen( $blz ) ? $blz : null,
			'style'     => $accent ? "--iban-accent: $accent; --iban-on-accent: " . on_accent( $accent ) . ';' : null,
		)
	) . '></div>';
}

/**
 * Black or white, whichever can be read better on a colour.
 *
 * @param string $colour `#rgb` or `#rrggbb`.
 */
function on_accent( string $colour ): string {
	$digits    = str_split( substr( $colour, 1 ), strlen( $colour ) > 4 ? 2 : 1 );
	$luminance = 0;
	foreach ( array( 0.2126, 0.7152, 0.0722 ) as $at => $weight ) {
		$part       = hexdec( $digits[ $at ] ) / ( strlen( $colour ) > 4 ? 255 : 15 );
		$luminance += $weight * ( $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4 );
	}
	return ( $luminance + 0.05 ) ** 2 > 1.05 * 0.05 ? '#000' : '#fff';
}

/**
 * Attributes of an HTML element, each with a space before it.
 *
 * @param array $values by name; null leaves one out.
 */
function attributes( array $values ): string {
	$html = '';
	foreach ( array_filter( $values, 'is_string' ) as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $html;
}

add_filter( 'plugin_row_meta', __NAMESPACE__ . '\add_source', 10, 2 );

/**
 * Names source and last day of the bank data in the list of plugins.
 *
 * @param string[] $notes below the plugin's description.
 * @param string   $file  of the plugin.
 */
function add_source( array $notes, string $file ): array {
	if ( plugin_basename( __FILE__ ) === $file ) {
		/* translators: %s: a day */
		$notes[] = esc_html( sprintf( __( 'Bank data valid until %s. Source: Deutsche Bundesbank', 'iban-rechner' ), last_day() ) );
	}
	return $notes;
}

add_action( 'all_admin_notices', __NAMESPACE__ . '\warn_if_ended' );

/** Asks those who may update plugins to do so once the bank data has expired. */
function warn_if_ended(): void {
	$today  = wp_date( 'Y-m-d', null, new \DateTimeZone( 'Europe/Berlin' ) );
	$screen = get_current_screen();
	$pages  = array( 'dashboard', 'dashboard-network', 'plugins', 'plugins-network' );
	if ( $today > data()['validUntil'] && $screen && in_array( $screen->id, $pages, true ) && current_user_can( 'update_plugins' ) ) {
		/* translators: %s: a day */
		$text = __( 'The bank data of IBAN-Rechner was valid until %s. Please install the current version of the plugin.', 'iban-rechner' );
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( sprintf( $text, last_day() ) ) );
	}
}

/** The last day of the bank data, as the site writes days. */
function last_day(): string {
	$noon = new \DateTimeImmutable( data()['validUntil'] . ' 12:00 Europe/Berlin' );
	return (string) wp_date( get_option( 'date_format' ), $noon->getTimestamp(), $noon->getTimezone() );
}
