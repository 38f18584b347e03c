/** How long the stages of a run took, in seconds, and the parts of them. */
export class Timing {
  readonly stages = new Map<string, number>();
  readonly parts = new Map<string, Map<string, number>>();
  private readonly start = performance.now();

  /** Runs a stage and adds up how long it took. */
  async of<Result>(stage: string, work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    const result = await work();
    this.stages.set(stage, (this.stages.get(stage) ?? 0) + (performance.now() - start) / 1000);
    return result;
  }

  /** Adds seconds to parts of a stage. */
  add(stage: string, seconds: Readonly<Record<string, number>>): void {
    const known = this.parts.get(stage) ?? new Map<string, number>();
    for (const [part, more] of Object.entries(seconds))
      known.set(part, (known.get(part) ?? 0) + more);
    this.parts.set(stage, known);
  }

  /** Seconds since the run began. */
  get whole(): number {
    return (performance.now() - this.start) / 1000;
  }
}
