/** Conditions of a statement, joined by AND, with their parameters. Nothing that was typed is in the text. */
export class Conditions {
  private constructor(
    private readonly parts: readonly string[],
    readonly params: readonly unknown[],
  ) {}

  static readonly none = new Conditions([], []);

  and(condition: string, ...params: unknown[]): Conditions {
    return new Conditions([...this.parts, condition], [...this.params, ...params]);
  }

  /** Without values nothing fits. */
  andIn(column: string, values: readonly unknown[]): Conditions {
    if (values.length === 0) return this.and('1 = 0');
    return this.and(`${column} IN (${values.map(() => '?').join(', ')})`, ...values);
  }

  get sql(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : '1 = 1';
  }

  /** Equal for conditions that let the same rows through. */
  get key(): string {
    return JSON.stringify([this.parts, this.params]);
  }
}
