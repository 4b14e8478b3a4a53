import { inPeriod, LedgerAccount, type LedgerSource } from '../../../finance/money/ledgerSource';
import { inPeriods, keptSums, sumStages, withNumbers, yearOfDay } from '../../../finance/money/sumStages';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { ClubPaymentVia } from '../../club.enums';
import { ClubEditionModel } from '../../editions/edition.model';
import { ClubMemberModel } from '../member.model';
import { nameOf } from '../memberFacts';

/** Contributions of club members on the day they were paid; one that is not paid is asked for, not owed. */
export const contributionEvents: LedgerSource = {
  kind: 'clubContribution',
  label: 'Contributies van de club',
  listEvents: async (year) => {
    const paidOn = inPeriod(year);
    if (!paidOn) return [];
    const [members, contributions] = await Promise.all([
      ClubMemberModel.find({ importId: null, payments: { $elemMatch: { paidOn } } })
        .select({ firstName: 1, lastName: 1, payments: 1 })
        .lean(leanWithId),
      contributionByYear(),
    ]);
    const isInYear = (day?: string | null): day is string =>
      typeof day === 'string' && paidOn.$gte <= day && day <= paidOn.$lte;
    return members.flatMap((member) =>
      member.payments.flatMap(({ year: clubYear, paidOn: day, amount, via }) =>
        isInYear(day)
          ? [
              {
                id: `${member.id}:${clubYear}`,
                date: day,
                amount: amount ?? contributions.get(clubYear) ?? 0,
                description: `Contributie ${clubYear}`,
                counterpart: nameOf(member),
                account: via === ClubPaymentVia.online ? LedgerAccount.provider : LedgerAccount.byHand,
              },
            ]
          : [],
      ),
    );
  },
  sumEvents: async (years) =>
    withNumbers(years, await sumContributions(years, [...(await contributionByYear())])),
};

const sumContributions = keptSums<[year: number, contribution: number][]>(
  () => ClubMemberModel as never,
  (years, contributions) => {
    const inYears = inPeriods(years, 'paidOn');
    if (!inYears) return [];
    const branches = contributions.map(([year, contribution]) => ({
      case: { $eq: ['$payments.year', year] },
      then: contribution,
    }));
    const contribution = branches.length > 0 ? { $switch: { branches, default: 0 } } : 0;
    return [
      { $match: { importId: null, payments: { $elemMatch: inYears } } },
      { $unwind: '$payments' },
      { $match: inPeriods(years, 'payments.paidOn') ?? {} },
      ...sumStages({
        yearId: yearOfDay(years, '$payments.paidOn'),
        amount: { $ifNull: ['$payments.amount', contribution] },
      }),
    ];
  },
);

/** Club year → what a member pays in it, in cents. */
async function contributionByYear(): Promise<Map<number, number>> {
  const editions = await ClubEditionModel.find().select({ title: 1, contribution: 1 }).lean(leanWithId);
  return new Map(editions.map(({ title, contribution }) => [Number(title), contribution]));
}
