/**
 * Imported before everything else by what renders the site: React takes its slower copy, the one for developers, unless
 * NODE_ENV says otherwise at the moment in which it is loaded.
 */
process.env.NODE_ENV ??= 'production';
