/**
 * Imported first by programs that render the site: React decides when it is loaded, by NODE_ENV, between its development and its
 * faster production build.
 */
process.env.NODE_ENV ??= 'production';
