import type { Reporter, TestCase } from '@playwright/test/reporter';

import { FAULT, type Told } from './src/faults/tally';

/** Prints what the tests counted, as the table of docs/trust.md. */
export default class FaultsReporter implements Reporter {
  private readonly told: Told[] = [];

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === FAULT && description) this.told.push(JSON.parse(description) as Told);
  }

  onEnd(): void {
    const rows = this.told.map(({ fault, times, acknowledged, lost, twice, half }) =>
      [fault, times, acknowledged, lost, twice, half].join(' | '),
    );
    process.stdout.write(
      [
        '',
        'fault | times | acknowledged | lost | twice | half',
        '--- | ---: | ---: | ---: | ---: | ---:',
        ...rows,
      ]
        .map((row) => (row ? `| ${row} |` : ''))
        .join('\n') + '\n',
    );
  }
}
