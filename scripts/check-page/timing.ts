/** Measures how long the stages of a run and their parts take, in seconds. */
export class Timing {
  readonly stages = new Map<string, number>();
  readonly parts = new Map<string, Map<string, number>>();
  private readonly start = performance.now();

  /** Runs a stage and adds the seconds it took to those of earlier calls. */
  async measure<Result>(stage: string, work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    const result = await work();
    this.stages.set(stage, (this.stages.get(stage) ?? 0) + (performance.now() - start) / 1000);
    return result;
  }

  /** Adds seconds to the parts of a stage. */
  add(stage: string, seconds: Readonly<Record<string, number>>): void {
    const known = this.parts.get(stage) ?? new Map<string, number>();
    for (const [part, more] of Object.entries(seconds))
      known.set(part, (known.get(part) ?? 0) + more);
    this.parts.set(stage, known);
  }

  /** Seconds since the timing was created. */
  get totalSeconds(): number {
    return (performance.now() - this.start) / 1000;
  }
}
