<?php
/** What the site of the test has besides plugins: a Content Security Policy, and pages. */

if ( isset( $_GET['csp'] ) ) {
	// WordPress itself has inline styles.
	header( "Content-Security-Policy: default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'" );
}

// WordPress comes without German texts here, and would fall back to English.
add_filter( 'locale', function () {
	return WPLANG;
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
