import { MailingAudience } from '../identity/mailings/mailing.enums';
import { mailingAudiences, type MailingPerson } from '../identity/mailings/mailingAudiences';
import { CommissionModel } from '../identity/people/commission.model';
import { notFound } from '../platform/errors/appError';
import { listCommissionMembers, listMembers } from './members/member.service';

/** The members of the foundation, and those of a committee, as whom one can write to. */
export const secretariatAudiences = [
  mailingAudiences.with({
    audience: MailingAudience.members,
    people: async ({ ids }) => ({ title: 'Ledenlijst', people: these(await listMembers(), ids) }),
  }),
  mailingAudiences.with({
    audience: MailingAudience.commission,
    people: async ({ of, ids }) => {
      const commission = await CommissionModel.findById(of).select({ name: 1 }).lean();
      if (!commission) throw notFound('Deze commissie');
      return { title: commission.name, people: these(await listCommissionMembers(of), ids) };
    },
  }),
];

function these(
  people: readonly { id: string; name: string; email: string }[],
  ids: readonly string[] | null,
): MailingPerson[] {
  const chosen = ids && new Set(ids);
  return people
    .filter(({ id }) => !chosen || chosen.has(id))
    .map(({ id, name, email }) => ({ id, name, email }));
}
