/** An error body as Sanity's management routes send it (lake-protocol 2). */
export function boom(statusCode: number, message: string): Response {
  const error = TITLES[statusCode] ?? 'Error';
  return Response.json({ statusCode, error, message }, { status: statusCode });
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  413: 'Payload Too Large',
  501: 'Not Implemented',
};
