const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|([-+]\d{2}:\d{2}))$/;

/** The value of GROQ's `dateTime()`. It is a string in results. */
export class DateTime {
  /** Milliseconds since 1970. */
  readonly milliseconds: number;

  private constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }

  /** Returns null for an invalid time, such as one in month 13. */
  static at(time: number | string): DateTime | null {
    const milliseconds = new Date(time).getTime();
    return Number.isNaN(milliseconds) ? null : new DateTime(milliseconds);
  }

  static parse(text: string): DateTime | null {
    return RFC_3339.test(text) ? DateTime.at(text) : null;
  }

  plus(seconds: number): DateTime | null {
    return DateTime.at(this.milliseconds + seconds * 1_000);
  }

  toString(): string {
    return new Date(this.milliseconds).toISOString().replace('.000Z', 'Z');
  }

  toJSON(): string {
    return this.toString();
  }
}
