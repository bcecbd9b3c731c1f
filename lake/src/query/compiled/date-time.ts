import { parseTime } from '../../documents/parse-time.ts';

/** The value of GROQ's `dateTime()`. It is a string in results. */
export class DateTime {
  /** Milliseconds since 1970. */
  readonly milliseconds: number;

  private constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }

  /** Returns null outside of the range of dates. */
  static fromTime(time: number): DateTime | null {
    const milliseconds = new Date(time).getTime();
    return Number.isNaN(milliseconds) ? null : new DateTime(milliseconds);
  }

  /** Returns null for a text that is not RFC 3339, and for a day or hour that does not exist. */
  static parse(text: string): DateTime | null {
    const time = parseTime(text);
    return time === undefined ? null : new DateTime(time);
  }

  addSeconds(seconds: number): DateTime | null {
    return DateTime.fromTime(this.milliseconds + seconds * 1_000);
  }

  toString(): string {
    return new Date(this.milliseconds).toISOString().replace('.000Z', 'Z');
  }

  toJSON(): string {
    return this.toString();
  }
}
