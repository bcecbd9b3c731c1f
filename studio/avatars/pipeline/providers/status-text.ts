/**
 * Standard reason phrases. HTTP/2 does not transmit them, but messages of the error catalogue contain them.
 */
const TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  420: 'Enhance Your Calm',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The reason phrase of a response, or the standard one when the server sent none. */
export function getStatusText({ status, statusText: sent }: Response): string {
  return sent || TEXTS[status] || 'Unknown Status';
}
