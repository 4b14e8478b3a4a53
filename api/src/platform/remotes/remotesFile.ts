import { Ajv, type JSONSchemaType } from 'ajv';

/** Who gets another version first. */
export interface Canary {
  /** The address of its manifest. */
  url: string;
  /** Ids of users. */
  users?: string[];
  /** Of all who are signed in, from 0 to 1; always the same ones. */
  share?: number;
}

/** The versions of an area, by the addresses of their manifests: below /remotes/ of the portal, or elsewhere. */
export interface ListedRemote {
  stable: string;
  /** What is gone back to when `stable` does not work. */
  previous?: string;
  canary?: Canary;
}

const address = {
  type: 'string',
  pattern: "^(/remotes/|https?://[^\\s;,']+/)[^\\s;,']*$",
  maxLength: 300,
} as const;

const remote: JSONSchemaType<ListedRemote> = {
  type: 'object',
  additionalProperties: false,
  required: ['stable'],
  properties: {
    stable: address,
    previous: { ...address, nullable: true },
    canary: {
      type: 'object',
      nullable: true,
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: address,
        users: { type: 'array', nullable: true, maxItems: 1000, items: { type: 'string', maxLength: 40 } },
        share: { type: 'number', nullable: true, minimum: 0, maximum: 1 },
      },
    },
  },
};
const AREA = '^[a-z]{1,40}$';
const isList = new Ajv({ allowUnionTypes: true }).compile<Record<string, string | ListedRemote>>({
  type: 'object',
  additionalProperties: false,
  maxProperties: 100,
  patternProperties: { [AREA]: { if: { type: 'string' }, then: address, else: remote } },
});

/**
 * Reads a list of remotes: area → the address of its manifest, or its versions.
 * @throws an Error that says what is wrong with it
 */
export function parseRemotes(text: string): Record<string, ListedRemote> {
  const list: unknown = JSON.parse(text);
  if (!isList(list)) {
    const [{ instancePath, message } = {}] = isList.errors ?? [];
    throw new Error(`${instancePath || 'the list'} ${message}`);
  }
  return Object.fromEntries(
    Object.entries(list).map(([area, one]) => [area, typeof one === 'string' ? { stable: one } : one]),
  );
}
