import { WITHOUT_LOG } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/columns';
import { countRecords } from '../../platform/database/reading/countRecords';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { type Page, type PageRequest, readSortedPage } from '../../platform/database/reading/readPage';
import { textSearchFilter } from '../../platform/database/reading/searchFilter';
import { prefixOf } from '../adCategories';
import { type Advertiser, AdvertiserModel } from '../advertisers/advertiser.model';
import { AdList, AdStage, AdvPaymentChoice, AdvState, MissingField, QuestionStatus } from '../krant.enums';
import type { AdvertisementFilter } from './advertisement.input';
import { type Advertisement, AdvertisementModel, blocksOfEdition } from './advertisement.model';
import { inStage } from './pipeline.service';

const lists: Readonly<Record<AdList, object>> = {
  [AdList.sold]: { advState: AdvState.verkocht },
  [AdList.initial]: inStage(AdStage.initial),
  [AdList.editing]: inStage(AdStage.editing),
  [AdList.placement]: inStage(AdStage.placement),
  [AdList.notSold]: { advState: AdvState.nietVerkocht },
};

/** The filter for advertisements that are paid, by hand or by the bank, or not. */
export function isPaid(paid: boolean): object {
  return paid
    ? {
        $or: [
          { bankPaidOn: { $type: 'string' } },
          { onlinePaidOn: { $type: 'string' } },
          { paidByHand: true },
        ],
      }
    : { bankPaidOn: null, onlinePaidOn: null, paidByHand: { $ne: true } };
}

/** A page of the advertisements of an edition, by number. */
export async function pageOfAdvertisements(
  editionId: string,
  list: AdList,
  filter: AdvertisementFilter,
  page: PageRequest,
): Promise<Page<Advertisement>> {
  const conditions = [
    { editionId, ...lists[list] },
    ...textSearchFilter('searchText', filter.search),
    ...filtersOf(filter),
    ...(filter.incomplete ? [{ advertiserId: { $in: await incompleteIds() } }] : []),
  ];
  const filtered = { $and: conditions };
  return readSortedPage<Advertisement>(AdvertisementModel, filtered, page, WITHOUT_LOG, undefined, (model) =>
    countRecords(model, filtered, blocksOfEdition(editionId)),
  );
}

/** All sold advertisements of an edition, by number: what is put on its pages. */
export function listSold(editionId: string, columns?: Columns): Promise<Advertisement[]> {
  return AdvertisementModel.find({ editionId, ...lists[AdList.sold] })
    .select(columns ?? WITHOUT_LOG)
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId)
    .exec();
}

function filtersOf({
  contactId,
  width,
  placed,
  payment,
  paid,
  invoiceCreated,
  openQuestion,
}: AdvertisementFilter): object[] {
  const question = { advContactQuestions: { $elemMatch: { status: QuestionStatus.open } } };
  return [
    contactId && { contactId },
    width && { advFormat: { $regex: `^${prefixOf(width)}` } },
    typeof placed === 'boolean' && { placed },
    payment && { advPaymentMethod: payment === AdvPaymentChoice.leeg ? null : payment },
    typeof paid === 'boolean' && isPaid(paid),
    typeof invoiceCreated === 'boolean' && { invoice: invoiceCreated ? { $ne: null } : null },
    typeof openQuestion === 'boolean' && (openQuestion ? question : { $nor: [question] }),
  ].filter((one): one is object => Boolean(one));
}

/** Local part, @, and a domain with an ending of 2 to 7 letters (docs/domain/krant.md, N40). */
const BASIC_EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,7}$/i;

/** What an advertiser lacks to get an invoice. */
export function missingOf({ adres, postalCode, city, email }: Advertiser): MissingField[] {
  const { adres: street, postalCode: code, city: town, email: address } = MissingField;
  return [
    ...(adres === '' ? [street] : []),
    ...(postalCode === '' ? [code] : []),
    ...(city === '' ? [town] : []),
    ...(BASIC_EMAIL.test(email) ? [] : [address]),
  ];
}

/** The ids of advertisers who lack something. */
export async function incompleteIds(): Promise<string[]> {
  const incomplete = {
    $or: [{ adres: '' }, { postalCode: '' }, { city: '' }, { email: { $not: BASIC_EMAIL } }],
  };
  return (await AdvertiserModel.distinct('_id', incomplete)).map(String);
}
