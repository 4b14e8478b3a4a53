import {
  CorrectDeclarationDocument,
  DeclarationLockAccountancyYearDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { TransactionModel } from '../books/transaction.model';
import { useFinance } from '../testFinance';

const mailbox = useMailbox();
const stage = useFinance({ smtp: mailbox.smtp });

const correct = (id: string, place: { yearId: string; wg: string }, revision = 1) =>
  stage.jan.run(CorrectDeclarationDocument, { id, revision, place });
const errorOf = ({ errors }: { errors?: readonly { message: string; extensions: object }[] }) => errors?.[0];

describe('correcting', () => {
  it('puts it under the right committee, in the log and in the mail', async () => {
    const { id } = await stage.declare();
    const moved = await correct(id, { yearId: stage.year.id, wg: '1' });
    expect(moved.data?.correctDeclaration).toMatchObject({
      wg: '1',
      revision: 2,
      declaredFor: '3 - Optocht in 2026-2027',
    });
    expect((await TransactionModel.findById(id))?.changeLog.at(-1)).toMatch(
      / - Jan: verplaatst van 3 - Optocht in 2026-2027 naar 1 - Dagelijks Bestuur in 2026-2027$/,
    );
    await stage.decide(id, true);
    await stage.api.deliverMail();
    expect(mailbox.mails[0]?.text).toContain(
      'Je koos 3 - Optocht in 2026-2027; het bestuur zette haar bij 1 - Dagelijks Bestuur in 2026-2027.',
    );
    const [{ workgroups } = { workgroups: [] }] = await stage.years();
    expect(workgroups.find(({ index }) => index === '1')).toMatchObject({ expences: 1250 });
  });

  it('takes an open year and a committee in it, of what nobody decided about', async () => {
    const { id } = await stage.declare();
    const { id: locked } = await stage.addYear('2025-2026');
    await stage.jan.data(DeclarationLockAccountancyYearDocument, { id: locked, locked: true });
    const here = stage.year.id;
    for (const [place, fields] of [
      [{ yearId: here, wg: '3' }, { wg: 'Kies een andere commissie of een ander boekjaar' }],
      [{ yearId: here, wg: '99' }, { wg: 'Kies een commissie' }],
      [{ yearId: locked, wg: '3' }, { yearId: 'Dit boekjaar is afgesloten voor declaraties' }],
    ] as const) {
      expect(errorOf(await correct(id, place))?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    }
    const both = await Promise.all([1, 2].map(() => correct(id, { yearId: here, wg: '1' })));
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    await stage.decide(id, true);
    expect(errorOf(await correct(id, { yearId: here, wg: '3' }, 3))?.extensions).toMatchObject({
      code: 'CONFLICT',
    });
    const own = await stage.declare({ wg: '1' }, stage.jan);
    expect(errorOf(await correct(own.id, { yearId: here, wg: '3' }))?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
