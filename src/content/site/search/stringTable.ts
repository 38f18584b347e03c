/** Values that are written once and named by their index. */
export class StringTable<Value extends string | readonly string[]> {
  readonly values: Value[] = [];
  private readonly indexes = new Map<string, number>();

  indexOf(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.indexes.get(key);
    if (known !== undefined) return known;
    this.indexes.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
