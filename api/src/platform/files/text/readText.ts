import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A file whose text is wanted. */
export interface TextRequest {
  /** Its extension. */
  type: string;
  bytes: Uint8Array;
}

/** Those whose text can be read. */
const READ = ['pdf', 'docx'];

const LIMIT_MS = 30_000;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Whether the text of such a file can be read. @param type its extension */
export function hasText(type: string): boolean {
  return READ.includes(type);
}

/**
 * The text in a pdf or a Word file (docx), in a thread of its own, which is ended when it takes more than half a minute or
 * 256 MB.
 * @throws when the file cannot be read, or takes too much
 */
export async function readText(request: TextRequest): Promise<string> {
  const extension = extname(__filename);
  const worker = new Worker(join(__dirname, `textWorker${extension}`), {
    workerData: request,
    resourceLimits: LIMITS,
    // What is in a file has no use for the settings of the portal.
    ...(extension === '.ts' ? fromSource() : { execArgv: [], env: {} }),
    // What a library tells of a file may be in it, and belongs in no log.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string>((settle, reject) => {
      timer = setTimeout(() => reject(new Error('Reading the text of a file took too long.')), LIMIT_MS);
      worker.once('message', settle);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The text of a file was not read to its end.')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Through swc: development, jest. */
function fromSource() {
  return {
    execArgv: ['-r', require.resolve('@swc-node/register')],
    env: { ...process.env, SWC_NODE_PROJECT: join(__dirname, '../../../../tsconfig.json') },
  };
}
