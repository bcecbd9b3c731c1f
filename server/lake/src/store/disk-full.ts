/** SQLITE_FULL. */
const DATABASE_FULL = 13;
const CODES = ['ENOSPC', 'EDQUOT'];

/** Whether a write failed because the disk or the user's quota is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && error.errcode === DATABASE_FULL) return true;
  if ('code' in error && CODES.includes(String(error.code))) return true;
  return error.cause !== undefined && isDiskFull(error.cause);
}
