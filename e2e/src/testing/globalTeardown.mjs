import { rmSync } from 'node:fs';

/** Removes what globalSetup made. */
export default function globalTeardown() {
  rmSync(process.env.E2E_DEMO_FOLDER, { recursive: true, force: true });
}
