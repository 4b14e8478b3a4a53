/** One error of an answer, as integrators see it. */
export interface AnswerError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; fields?: Record<string, string>; [detail: string]: unknown };
}

/** An answer of the API over HTTP. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  data?: T | null;
  errors?: AnswerError[];
}

/** Runs operations as one person; keeps the session cookie like a browser. */
export interface TestClient {
  run<T = Record<string, unknown>>(document: string, variables?: object): Promise<Answer<T>>;
  /** The data of an operation that must succeed. */
  data<T = Record<string, unknown>>(document: string, variables?: object): Promise<T>;
  /** The first error of an operation that must fail. */
  error(document: string, variables?: object): Promise<AnswerError>;
  readonly cookie: string | undefined;
}

/**
 * A client of the API. @param address what the API takes for the client's address, so that tests do not share
 * rate limits
 */
export function actAs(url: string, cookie?: string, address = randomAddress()): TestClient {
  let current = cookie;
  const run = async <T>(document: string, variables?: object): Promise<Answer<T>> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(current && { cookie: current }),
      },
      body: JSON.stringify({ query: document, variables }),
    });
    const set = response.headers.get('set-cookie');
    if (set) current = set.includes('Max-Age=0') ? undefined : set.split(';')[0];
    const body = (await response.json()) as Pick<Answer<T>, 'data' | 'errors'>;
    const errors = body.errors?.map(withoutRequestId);
    return { status: response.status, headers: response.headers, ...body, ...(errors && { errors }) };
  };
  return {
    run,
    data: async <T>(document: string, variables?: object) => {
      const { data, errors } = await run<T>(document, variables);
      if (errors || !data) throw new Error(`Expected data, got ${JSON.stringify(errors)}`);
      return data;
    },
    error: async (document, variables) => {
      const { data, errors } = await run(document, variables);
      const first = errors?.[0];
      if (!first) throw new Error(`Expected an error, got ${JSON.stringify(data)}`);
      return first;
    },
    get cookie() {
      return current;
    },
  };
}

/** Every error must say by what id an operator finds its request; it is another one each time. */
function withoutRequestId({ extensions, ...error }: AnswerError): AnswerError {
  const { requestId, ...others } = extensions;
  if (typeof requestId !== 'string') throw new Error('An error without requestId.');
  return { ...error, extensions: others };
}

function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
