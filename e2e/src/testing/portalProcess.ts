import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
/** What each portal prints; globalSetup empties it. */
const LOGS = join(root, '.cache/e2e-portals');

/** The built portal as `npm start` runs it, on its own data folder and port. */
export interface PortalProcess {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Asks it to stop, waits, and removes a data folder that was made for it. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Starts the built portal and waits until it answers. @param env settings beside the port and the data folder */
export async function startPortalProcess(env: Record<string, string> = {}): Promise<PortalProcess> {
  const port = env.PORT ?? String(await freePort());
  const dataDir = env.DATA_DIR ?? demoFolder();
  const url = `http://localhost:${port}`;
  const { process: child, output } = spawnPortal({ ...env, PORT: port, DATA_DIR: dataDir });
  await new Promise<void>((ready, failed) => {
    child.stdout?.on('data', () => output().includes(url) && ready());
    child.once('exit', (code) => failed(new Error(`The portal ended with ${code}: ${output()}`)));
  });
  return {
    url,
    dataDir,
    process: child,
    output,
    stop: async () => {
      const ended = child.exitCode !== null || child.signalCode !== null;
      if (!ended) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

/** A data folder with the demo foundation, which saves a portal the making of it. */
export function demoFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'carnaval-e2e-'));
  cpSync(process.env.E2E_DEMO_FOLDER ?? '', folder, { recursive: true });
  return folder;
}

/** Those that run. Playwright may end a worker without its clean-up; no portal stays behind then. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')));

/** Starts the built portal without waiting: for starts that must fail. */
export function spawnPortal(env: Record<string, string>): { process: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(root, 'api/dist/app/main.js')], {
    env: { ...withoutSettings(), LOG_LEVEL: 'warn', ...env },
    stdio: 'pipe',
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  const log = createWriteStream(join(LOGS, `${child.pid}.log`));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      log.write(chunk);
    });
  child.once('close', () => log.end());
  return { process: child, output: () => output };
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The environment without settings of the portal that the developer may have. */
function withoutSettings(): NodeJS.ProcessEnv {
  const {
    MONGODB_URI: _uri,
    SMTP_URL: _smtp,
    PUBLIC_URL: _url,
    DATA_DIR: _dir,
    PORT: _port,
    ...rest
  } = process.env;
  return rest;
}
