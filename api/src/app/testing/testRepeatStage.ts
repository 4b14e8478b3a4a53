import { uploadOf } from '../../testing/apiStage';
import { PDF } from '../../testing/fileStage';
import { type TestApi } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';

/** The arguments of an operation but the requestId, for something that was not asked before. */
export type NewArguments = () => Promise<Record<string, unknown>>;

/** Somebody who may do everything, and for each operation what they can ask of the records that are there. */
export interface RepeatStage {
  admin: TestClient;
  cases: Readonly<Record<string, NewArguments>>;
}

/** The API, and who is there. */
export interface Stage {
  api: TestApi;
  admin: TestClient & { id: string; name: string };
  /** Somebody else with the same rights. */
  other: TestClient;
  commissionId: string;
}

let made = 100;
/** Another number. */
export const next = () => (made += 1);
/** A text that was not there before. */
export const text = (of: string) => `${of} ${next()}`;
/** An upload. */
export const pdf = async ({ api, admin }: Stage, folder: string) =>
  (await uploadOf(api, folder, PDF, 'stuk.pdf', admin.cookie)).id;
/** The id that an operation answers. */
export const idOf = async (client: TestClient, operation: string, variables: object = {}) => {
  const data = await client.data<Record<string, { id: string }>>(operation, variables);
  return Object.values(data)[0]?.id ?? '';
};
