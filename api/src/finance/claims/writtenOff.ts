import { ReceivableWriteOffModel } from './receivableWriteOff.model';

/** Which of these, `<kind>:<id>`, were written off; all when none are given. */
export async function writtenOff(keys?: readonly string[]): Promise<Set<string>> {
  const ids: string[] = await ReceivableWriteOffModel.distinct(
    '_id',
    keys ? { _id: { $in: [...keys] } } : {},
  );
  return new Set(ids);
}
