/** The uploads of a test: an XMLHttpRequest that does nothing until the test answers. */
export class MockUpload {
  /** All that were sent since `mockUploads`, oldest first. */
  static sent: MockUpload[] = [];

  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  readonly headers: Record<string, string> = {};
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  status = 0;
  responseText = '';
  address = '';
  body: Blob | undefined;
  isAborted = false;

  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: Blob) {
    this.body = body;
    MockUpload.sent.push(this);
  }

  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  /** So much of the bytes has gone. */
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total } as ProgressEvent);
  }

  /** The server answers. @param body what becomes JSON, or a text as it is */
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }

  /** The server stores it, under this id. */
  store(id: string, more: object = {}) {
    const name = decodeURIComponent(this.headers['x-file-name'] ?? '');
    const type = name.split('.').at(-1);
    const url = `${this.address.replace('POST ', '')}/${id}`;
    this.answer(201, { file: { id, url, name, type, size: this.body?.size, ...more } });
  }

  /** The server refuses. */
  refuse(status: number, code: string, message: string) {
    this.answer(status, { errors: [{ message, extensions: { code } }] });
  }

  /** No answer comes. */
  fail() {
    this.onerror?.();
    this.onloadend?.();
  }
}

/** Puts MockUpload in the place of XMLHttpRequest for the tests of a file. */
export function mockUploads(): void {
  const { XMLHttpRequest: original } = globalThis;
  beforeEach(() => {
    MockUpload.sent = [];
    globalThis.XMLHttpRequest = MockUpload as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => void (globalThis.XMLHttpRequest = original));
}

/** The request that was sent last. */
export function lastUpload(): MockUpload {
  const last = MockUpload.sent.at(-1);
  if (!last) throw new Error('Nothing was sent');
  return last;
}
