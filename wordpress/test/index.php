<!doctype html>
<html <?php language_attributes(); ?>>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="<?php echo esc_url( get_stylesheet_uri() ); ?>"><?php wp_head(); ?></head>
<body>
<?php
while ( have_posts() ) {
	the_post();
	the_content();
}
wp_footer();
?>
</body>
</html>
