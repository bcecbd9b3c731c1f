/** HTTP/2 has no status texts, and the error catalogue (spec section 8) names them. */
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

/** The text of an answer's status: the server's own, or where it sent none the standard's. */
export function statusText({ status, statusText: sent }: Response): string {
  return sent || TEXTS[status] || 'Unknown Status';
}
