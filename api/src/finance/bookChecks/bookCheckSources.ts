import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { isDB, passes } from '../../identity/permissions/allow';
import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { dateInAmsterdam, formatCalendarDate } from '../../platform/dates/amsterdam';
import { retentionOf } from '../../platform/privacy/collectionPrivacy';
import { counted } from '../../platform/text/inDutch';
import { type BookCheck, BookCheckModel } from './bookCheck.model';
import { eraseBookChecker, forgetAddress } from './bookCheck.service';
import { bookCheckTexts } from './bookCheck.texts';

/** Where the questions about a year are answered. */
export function bookCheckPage(yearId: string): string {
  return `/financien?tab=jaarrekening&boekjaar=${yearId}`;
}

/** What those who check the books asked, and nobody has answered. */
export const bookQuestionsWaiting: HomeSource<Waiting> = {
  key: 'book questions',
  async of(context) {
    if (!(await passes(context, isDB)) || !(await passes(context, Permission.secFin))) return [];
    const checks = await BookCheckModel.find({ openQuestions: { $gt: 0 } })
      .select({ yearId: 1, name: 1, questions: 1 })
      .sort({ _id: 1 })
      .lean(leanWithId);
    const open = checks
      .flatMap(({ yearId, name, questions }) =>
        questions
          .filter(({ answeredAt }) => !answeredAt)
          .map(({ at, about }) => ({ yearId, name, at, about })),
      )
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    const [oldest] = open;
    if (!oldest) return [];
    return [
      {
        ...{ id: 'bookQuestions', kind: WaitingKind.question, count: open.length },
        title: `${counted(open.length, 'vraag', 'vragen')} van de kascommissie`,
        detail: `${open.length === 1 ? 'Van' : 'De oudste van'} ${oldest.name}: ${oldest.about}`,
        ...{ link: bookCheckPage(oldest.yearId), actionLabel: 'Antwoorden' },
        ...{ urgency: Urgency.othersWait, day: dateInAmsterdam(oldest.at) },
      },
    ];
  },
};

/** Who checked the books, as a record about a person. */
export const bookCheckPersonalData = personalDataOf<BookCheck>({
  key: 'bookChecks',
  title: 'Kascontroles',
  stays: 'Wat is gezien, getrokken en gevraagd blijft zonder naam bij het boekjaar.',
  model: BookCheckModel,
  what: bookCheckTexts.what,
  searched: ['name', 'email'],
  only: { erased: { $ne: true } },
  tell: ({ name, email, until }) => ({
    name,
    detail: [email, `tot en met ${formatCalendarDate(until)}`].filter(Boolean).join(', '),
  }),
  erase: (_portal, actor, id) => eraseBookChecker(actor, id),
});

/** The addresses of who checked the books long ago. */
export const bookCheckRetention = retentionOf({
  key: 'bookChecks',
  title: 'Kascontroles',
  term: 'Twee jaar na de einddatum van de link',
  outcome: 'Het mailadres gaat eruit; de naam blijft bij het boekjaar',
  model: BookCheckModel as never,
  years: 2,
  filter: (until) => ({ until: { $lt: dateInAmsterdam(until) }, email: { $ne: '' } }),
  keep: (_portal, id) => forgetAddress(id),
});
