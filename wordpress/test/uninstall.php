<?php
// Argument: SITE. Deletes the plugin as an administrator would, and prints the rows that still name it.
$_SERVER += array( 'HTTP_HOST' => 'localhost', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1' );
require "$argv[1]/wp-config.php";
require_once ABSPATH . 'wp-admin/includes/admin.php';
$plugin = 'iban-rechner/iban-rechner.php';
deactivate_plugins( $plugin );
if ( true !== delete_plugins( array( $plugin ) ) || is_dir( WP_PLUGIN_DIR . '/iban-rechner' ) ) {
	exit( 'The plugin is still there.' );
}
// WordPress itself notes which plugins it has had, and keeps what was written on pages.
$own = array( 'recently_activated', '_site_transient_update_plugins' );
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
	foreach ( $table === $wpdb->posts ? array() : $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
		if ( preg_match( '/iban.?rechner/i', implode( ' ', $row ) ) && ! in_array( $row['option_name'] ?? '', $own, true ) ) {
			echo $table, ': ', implode( ' ', $row ), "\n";
		}
	}
}
