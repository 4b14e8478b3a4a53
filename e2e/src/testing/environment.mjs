import { TestEnvironment } from 'jest-environment-node';

/** Node, where a test that fails first tells what its pages show: see useStage. */
export default class StageEnvironment extends TestEnvironment {
  /** jest-circus waits for this, so the pages are still open. */
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure') return;
    await this.global.tellOfFailure?.(event.test.name);
  }
}
