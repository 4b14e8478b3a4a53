import { Types } from 'mongoose';

import { ClubMemberModel } from '../../club/members/member.model';
import { FinancialDocumentKind } from '../../finance/books/finance.enums';
import { FinancialDocumentModel } from '../../finance/books/financialDocument.model';
import { CustomerModel } from '../../finance/customers/customer.model';
import { makeAdvertiser } from '../../krant/testKrant';
import { CalendarEntryModel } from '../../secretariat/calendar/calendar.model';
import { CommissionDocumentModel } from '../../secretariat/commissionDocuments/commissionDocument.model';
import { SecretaryDocumentModel } from '../../secretariat/meetings/secretaryDocument.model';
import { CommissionDocumentKind, SecretaryDocumentKind } from '../../secretariat/secretariat.enums';
import { TaskListModel } from '../../secretariat/tasks/task.model';
import { presentSeason } from '../../secretariat/tasks/taskList';
import { ProductModel } from '../../stock/products/product.model';
import { SearchDocument } from '../../testing/gql/graphql';
import { makeCommission, makeUser } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { VolunteerModel } from '../../volunteers/volunteers/volunteer.model';
import { AgendaEntryModel } from '../../website/agenda/agenda.model';
import { BreweryModel } from '../../website/breweries/brewery.model';
import { CarouselModel } from '../../website/carousels/carousel.model';
import { PublicDocumentModel } from '../../website/documents/publicDocument.model';
import { NewsItemModel } from '../../website/news/news.model';
import { CarouselName, DocumentSection, NewsTag } from '../../website/website.enums';

/** The word that is in everything made here. */
export const WORD = 'vuurwerk';

/** What somebody finds by a text. */
export async function searched(person: TestClient, text = WORD, limit?: number) {
  return (await person.data(SearchDocument, { text, limit })).search;
}

/** What somebody finds, as `kind title`. */
export async function found(person: TestClient, text = WORD): Promise<string[]> {
  const { items } = await searched(person, text);
  return items.map(({ kind, title }) => `${kind} ${title}`).sort();
}

const by = { creator: 'Jan', createdBy: 'jan' };
const file = { id: 'f', url: '/f', name: 'f.pdf', type: 'pdf', size: 1 };

/** Stores one of every kind that can be found. @returns the committee that the tasks and documents are of */
export async function makeAllKinds(): Promise<{ committee: string; member: string }> {
  const committee = await makeCommission(3, 'Vuurwerk');
  const { id: member } = await makeUser({
    ...{ name: 'Piet Vuurwerk', email: 'piet@vuurwerk.example', phoneNumber: '06 12345678', adres: 'Dorp 1' },
    commissions: [`${committee}-vz`],
  });
  await makeUser({ name: 'Vuurwerk Groothandel', isExternal: true });
  await Promise.all([makePeople(), makeOfCommittee(committee), makeDocuments(), makeThings()]);
  return { committee, member };
}

async function makePeople(): Promise<void> {
  const contact = { phone: '0315 123456', email: 'klaas@voorbeeld.example' };
  await makeAdvertiser(7, { name: 'Vuurwerkhal', phone: '0315 7' });
  await ClubMemberModel.create({
    ...{ _id: '1999AB', firstName: 'Klaas', lastName: 'Vuurwerk', active: true, ...contact },
    ...{ sortName: 'vuurwerk klaas', searchText: '1999ab klaas vuurwerk 0315123456' },
  });
  const named = (name: string) => ({ name, sortName: name.toLowerCase(), searchText: name.toLowerCase() });
  await VolunteerModel.create({ ...named('Vuurwerk Cor'), email: 'cor@voorbeeld.example' });
  await CustomerModel.create({
    ...named('Vuurwerk BV'),
    ...contact,
    address: 'Markt 1',
    postalCode: '1234 AB Ulft',
  });
}

async function makeOfCommittee(commissionId: string): Promise<void> {
  const season = presentSeason();
  const task = (name: string, finished: boolean) => ({
    ...{ _id: new Types.ObjectId(), commissionId, name, dueDate: '2099-05-06', finished, revision: 1 },
  });
  await TaskListModel.create({
    ...{ _id: `${commissionId}-${season}`, commissionId, season },
    tasks: [task('Vuurwerk kopen', false), task('Vuurwerk afsteken', true)],
  });
  const kind = CommissionDocumentKind.script;
  await CommissionDocumentModel.create({ commissionId, kind, title: 'Plan vuurwerk', file, ...by });
}

async function makeDocuments(): Promise<void> {
  const { notulen } = SecretaryDocumentKind;
  const minutes = { kind: notulen, file, ...by };
  await SecretaryDocumentModel.create({ ...minutes, date: '2026-01-02', description: 'Over vuurwerk' });
  await SecretaryDocumentModel.create({
    ...{ ...minutes, date: '2026-01-03', description: 'Geheim vuurwerk', dbOnly: true },
  });
  for (const kind of Object.values(FinancialDocumentKind))
    await FinancialDocumentModel.create({ kind, title: `Vuurwerk ${kind}`, file, ...by });
  for (const section of Object.values(DocumentSection))
    await PublicDocumentModel.create({ section, title: `Vuurwerk ${section}`, file, ...by });
}

async function makeThings(): Promise<void> {
  await ProductModel.create({ title: 'Vuurwerkpijl', price: 250, stock: [{ locationId: 'x', amount: 4 }] });
  await CalendarEntryModel.create({ date: '2026-12-31', name: 'Vuurwerkavond' });
  await AgendaEntryModel.create({ date: '2026-12-31', name: 'Vuurwerk kijken' });
  await CarouselModel.create({
    _id: CarouselName.programme,
    items: [{ name: 'Slotvuurwerk met muziek en vuurwerk' }, { name: 'Optocht' }],
  });
  await BreweryModel.create({
    ...{ name: 'Vuurwerk Brouwers', website: 'https://bier.example', intro: 'x', creater: 'Jan' },
    createdBy: 'jan',
  });
  await NewsItemModel.create({
    ...{ title: 'Geen vuurwerk', text: '<p>x</p>', tags: [NewsTag.pagadder], order: 'x', ...by },
  });
}
