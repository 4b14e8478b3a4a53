import { itemsOf } from '../../platform/extensionPoint';
import { type DirectDebit, DirectDebitFileModel } from '../claims/directDebit.model';
import { receivableSources, type WithSources } from '../claims/receivable';

/** The mandates of these that ended, with the day, YYYY-MM-DD; the areas tell. */
export async function endedMandates(
  { extensions }: WithSources,
  debits: readonly Pick<DirectDebit, 'thing' | 'mandate'>[],
): Promise<Map<string, string>> {
  const ended = await Promise.all(
    itemsOf(receivableSources, extensions).map(async (source) => {
      const own = debits.filter(({ thing }) => thing.startsWith(`${source.kind}:`));
      return own.length > 0 && source.endedMandates
        ? [...(await source.endedMandates(own.map(({ mandate }) => mandate)))]
        : [];
    }),
  );
  return new Map(ended.flat());
}

/**
 * Tells the files that still can let go of it that a mandate ended: an approval or a first download that is being written
 * with what was read before looks again. Telling again is harmless.
 */
export async function noteEndedMandate(reference: string): Promise<void> {
  await DirectDebitFileModel.updateMany(
    { reversed: false, takenOn: null, 'debits.mandate': reference },
    { $inc: { endings: 1 } },
  );
}
