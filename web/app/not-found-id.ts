/** The id of the route for every path without a page. */
export const notFoundId = 'not-found';
