<?php
// Arguments: SITE NAME PASSWORD LANGUAGE PLUGIN…. Installs WordPress, with an author of this name, the theme and plugins.
define( 'WP_INSTALLING', true );
define( 'AUTH_KEY', 'test' );
$_SERVER += array( 'HTTP_HOST' => 'localhost', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1' );
list( , $site, $name, $password, $language ) = $argv;
require "$site/wp-config.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
// Nobody reads the mail of the installation.
function wp_new_blog_notification() {}
wp_install( 'Website', 'admin', 'admin@example.org', true, '', 'admin-password' );
wp_insert_user( array( 'user_login' => $name, 'user_pass' => $password, 'user_email' => 'author@example.org', 'role' => 'author' ) );
update_option( 'WPLANG', $language );
switch_theme( 'plain' );
foreach ( array_slice( $argv, 5 ) as $plugin ) {
	$error = activate_plugin( $plugin );
	if ( is_wp_error( $error ) ) {
		exit( $error->get_error_message() );
	}
}
