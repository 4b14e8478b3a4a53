import type { Model, PipelineStage } from 'mongoose';

import { BLOCK } from '../../platform/database/reading/blocks';
import { addedUp, BlockSums, byBlock, mergedOnce } from '../../platform/database/reading/blockSums';
import type { SummedRow, SummedYears } from './sumStages';

/** Reads the sums of a source. @param asked what else they depend on, plain data */
type ReadSums<Asked> = (years: SummedYears, asked: Asked) => Promise<SummedRow[]>;

/**
 * The sums of a source whose records are in blocks (`modelOf`): only what was written since the last reading is added up again
 * (docs/domain/finance.md, F9).
 * @param stages add up the records of these years, with `sumStages` at their end; nothing: no record falls in them
 */
export function keptSums<Asked = undefined>(
  model: () => Model<never>,
  stages: (years: SummedYears, asked: Asked) => PipelineStage[],
): ReadSums<Asked> {
  const sums = new BlockSums<SummedRow[], { years: SummedYears; asked: Asked }>(
    model,
    async (names, { years, asked }) =>
      byBlock<SummedRow>(
        await model().aggregate<SummedRow>([
          { $match: { [BLOCK]: { $in: [...names] } } },
          ...stages(years, asked),
        ]),
        names,
      ),
  );
  const merged = mergedOnce<SummedRow[], SummedRow[]>((parts) =>
    addedUp(parts.flat(), ['income', 'expenses']),
  );
  return async (given, asked) => {
    const years = given.map(({ id, from, until }) => ({ id, from, until }));
    if (stages(years, asked).length === 0) return [];
    return merged(JSON.stringify([years, asked]), await sums.read({ years, asked }));
  };
}
