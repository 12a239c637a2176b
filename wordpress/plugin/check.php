<?php
/**
 * The check of an IBAN on the server, even for forms that are sent without JavaScript: the registry's structure and
 * the check digits of ISO 13616. It accepts nothing that the script in the browser refuses. Only the browser checks
 * account numbers and the banks' rules.
 *
 * @package IbanRechner
 */

namespace IbanRechner;

defined( 'ABSPATH' ) || exit;

/** An IBAN has 34 characters at most; even with separators, a text longer than this is none. */
const MAX_LENGTH = 999;

/** White space, zero-width characters, the soft hyphen, every dash, and `.`, `/`, `_`, as in the script. */
const SEPARATORS = '/[\t-\r \x{85}\x{a0}\x{ad}\x{1680}\x{2000}-\x{200d}\x{2028}\x{2029}\x{202f}\x{205f}\x{2060}\x{3000}\x{feff}\p{Pd}.\/_]+/u';

/**
 * An IBAN in its electronic form: without separators and without “IBAN” before it, in capital letters.
 *
 * @param mixed $text anything.
 * @return string empty if it is no UTF-8 text, or too long
 */
function compact_iban( $text ): string {
	if ( ! is_string( $text ) || strlen( $text ) > MAX_LENGTH ) {
		return '';
	}
	$iban = preg_replace( SEPARATORS, '', $text );
	if ( null === $iban ) {
		return ''; // It is not UTF-8.
	}
	$iban = strtr( $iban, 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' );
	return preg_replace( '/^IBAN:?/', '', $iban );
}

/**
 * Whether a text is a valid IBAN by ISO 13616 and the registry: country, length, characters and check digits.
 *
 * @param mixed $text anything; separators and lower case are allowed.
 */
function is_valid_iban( $text ): bool {
	$iban      = compact_iban( $text );
	$structure = data()['registry'][ substr( $iban, 0, 2 ) ] ?? null;
	if ( null === $structure ) {
		return false;
	}
	// The registry writes “8!n10!n” for eight and ten digits.
	$classes = array(
		'n' => '[0-9]',
		'a' => '[A-Z]',
		'c' => '[A-Z0-9]',
	);
	$pattern = preg_replace_callback(
		'/(\d+)!([nac])/',
		function ( $segment ) use ( $classes ) {
			return $classes[ $segment[2] ] . '{' . $segment[1] . '}';
		},
		$structure
	);
	if ( ! preg_match( '/^..([0-9]{2})' . $pattern . '$/D', $iban, $match ) ) {
		return false;
	}
	// Check digits are 98 less a remainder: never 00, 01 or 99, though these leave 1, too.
	$check_digits = (int) $match[1];
	if ( $check_digits < 2 || $check_digits > 98 ) {
		return false;
	}
	$remainder = 0;
	foreach ( str_split( substr( $iban, 4 ) . substr( $iban, 0, 4 ) ) as $character ) {
		// A is 10, Z is 35.
		$value     = ctype_digit( $character ) ? (int) $character : ord( $character ) - 55;
		$remainder = ( $remainder * ( $value > 9 ? 100 : 10 ) + $value ) % 97;
	}
	return 1 === $remainder;
}
