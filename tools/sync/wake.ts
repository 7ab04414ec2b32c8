/** A pause that can be ended early. */
export class Wake {
  private end: () => void = () => undefined;

  /** Ends the pause, if there is one. */
  ring(): void {
    this.end();
  }

  /** Waits until `ms` have passed or `ring` is called. */
  async pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.end = () => undefined;
  }
}
