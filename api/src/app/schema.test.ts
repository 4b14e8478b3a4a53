import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getNamedType, type GraphQLField, isInputObjectType, isNonNullType, isObjectType } from 'graphql';

import { accessOf, isOpen } from '../platform/schema/allow';
import { buildBareSchema, apiSchemaText } from './apiSchema';
import { areas } from './areas';
import { permissionsPage } from './permissionsPage';

const schema = buildBareSchema(areas);
const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'));

it('has a rule for every field', () => {
  const without = objectTypes.flatMap((type) =>
    Object.keys(type.getFields())
      .filter((field) => accessOf(schema, type.name, field) === undefined)
      .map((field) => `${type.name}.${field}`),
  );
  expect(without).toEqual([]);
});

describe('without a session', () => {
  const open = ['Query', 'Mutation'].flatMap((root) =>
    Object.values(fieldsOf(root)).filter(({ name }) => isOpen(accessOf(schema, root, name))),
  );
  const operation = (name: string) => open.filter((field) => field.name === name);

  it('these operations can be used and no other', () => {
    expect(open.map(({ name }) => name).sort()).toEqual([
      'adProof',
      'answerAdProof',
      'answerShift',
      'askBookQuestion',
      'askOthers',
      'bookCheck',
      'bookCheckEntries',
      'cancelOwnOrder',
      'checkOwnPayment',
      'clubDetails',
      'confirmEmail',
      'correctClubDetails',
      'drawBookSample',
      'dropBookQuestion',
      'enlistForSongFestival',
      'enterParade',
      'markBookEntry',
      'me',
      'moveOwnOrder',
      'openActivities',
      'openActivity',
      'optOutOfMail',
      'ownOrder',
      'ownShifts',
      'passwordLink',
      'payOwnOrder',
      'placeWebshopOrder',
      'requestPasswordReset',
      'resetPassword',
      'sendContactForm',
      'sessionEnd',
      'signIn',
      'signInWithPasskey',
      'signOut',
      'signUp',
      'startPasskeySignIn',
      'suggestPagadder',
      'webshopProducts',
      'website',
      'websitePreview',
    ]);
  });

  it('these fields of the website can be read and no other', () => {
    expect(reachable(operation('website'))).toEqual([
      'FocalPoint: x y',
      'PageInfo: endCursor hasNextPage',
      'PublicAgendaEntry: comment date id name',
      'PublicBeer: IBU alcoholPercentage id intro name',
      'PublicBeerFestival: breweries intro',
      'PublicBrewery: beers id intro name website',
      'PublicContact: intro subjects',
      'PublicDownload: creationDate description file id title',
      'PublicDownloads: documents enrolment intro',
      'PublicEnlistment: closesOn open year',
      'PublicHome: agenda intro programme theme',
      'PublicNewsConnection: edges pageInfo totalCount',
      'PublicNewsEdge: cursor node',
      'PublicNewsItem: alt focus id link linkURL photo publicationDate tags text title',
      'PublicParade: closesOn fields open year',
      'PublicParadeField: help id kind label options required',
      'PublicPicture: alt focus id name photo story',
      'PublicPictures: intro pictures',
      'PublicSongFestival: documents enlistment intro winners',
      'PublicTheme: alt focus image text title',
      'PublicWebsite: carnavalskrant contact home jeugdraad kindercarnaval liedjesfestival nieuws nieuwsbericht optocht overOns ubpf',
      'PublicWinners: link text',
      'StoredFile: id name size type url',
    ]);
  });

  it('these fields can be read with the private link of a club member and no other', () => {
    expect(reachable(operation('clubDetails'))).toEqual([
      'ClubDetails: adres approval city country delivery email firstName lastName phone postalCode revision waiting',
    ]);
    expect(reachable(operation('correctClubDetails'))).toEqual(reachable(operation('clubDetails')));
  });

  it('these with the private link of a volunteer', () => {
    expect(reachable(operation('ownShifts'))).toEqual([
      'OwnShift: activity answer canAsk day from id to until',
      'OwnShifts: name shifts',
    ]);
    expect(reachable(operation('answerShift'))).toEqual(reachable(operation('ownShifts')));
  });

  it('these with the private link of an advertiser', () => {
    expect(reachable(operation('adProof'))).toEqual([
      'AdProofLink: by color edition folder format name page picture rounds',
      'AdProofMark: text x y',
      'AdProofNeighbour: height left name own top width',
      'AdProofPage: ads height number width',
      'AdProofRound: answer answeredAt answeredBy id marks message reopenedWhy sentAt sentFile state',
    ]);
    expect(reachable(operation('answerAdProof'))).toEqual(reachable(operation('adProof')));
  });

  it('these with the private link of who checks the books', () => {
    expect(reachable(operation('bookCheck'))).toEqual([
      'AnnualBalance: begin count end id label',
      'BookCheckCommittee: expenses income title wg',
      'BookCheckLink: balances committees draws entries expenses from income isClosed name ownBegin ownEnd seen to until year',
      'BookDraw: above at id outOf seen size',
    ]);
    expect(reachable(operation('drawBookSample'))).toEqual(reachable(operation('bookCheck')));
    const entry = [
      'BookCheckEntry: account amount bankLine committee counterpart date description id inSample kind number questions receipts reference seenAt',
      'BookQuestion: about answer answeredAt answeredBy at entryId id text',
      'EntryBankLine: accountEnd amount date isShared name',
      'StoredFile: id name size type url',
    ];
    expect(reachable(['markBookEntry', 'askBookQuestion', 'dropBookQuestion'].flatMap(operation))).toEqual(
      entry,
    );
    expect(reachable(operation('bookCheckEntries'))).toEqual(expect.arrayContaining(entry));
  });

  it('these with the private link of who ordered', () => {
    expect(reachable(operation('ownOrder'))).toEqual([
      'OrderLine: amount price productId title',
      'OwnOrder: canCancel canMove canPay collectDate dueBack firstName givenBack lines number paidOn revision state total',
    ]);
    for (const name of ['moveOwnOrder', 'cancelOwnOrder', 'checkOwnPayment'])
      expect(reachable(operation(name))).toEqual(reachable(operation('ownOrder')));
  });

  it('these of what one can sign up for', () => {
    const names = ['openActivities', 'openActivity', 'signUp'];
    expect(reachable(names.flatMap(operation))).toEqual([
      'OpenActivity: id mode most name season shifts until',
      'OpenShift: day free from id to',
      'SignUpOutcome: gone held waiting',
    ]);
  });

  it('these of the webshop', () => {
    expect(reachable([...operation('webshopProducts'), ...operation('placeWebshopOrder')])).toEqual([
      'OrderConfirmation: link number toPay',
      'PublicProduct: available deliveryPrice description family familyId id image price title variant',
      'StoredFile: id name size type url',
    ]);
  });

  it('beside them only the fields of the own account, which is nobody', () => {
    const apart = [
      'adProof',
      'answerAdProof',
      'askBookQuestion',
      'bookCheck',
      'bookCheckEntries',
      'drawBookSample',
      'dropBookQuestion',
      'markBookEntry',
      'askOthers',
      'clubDetails',
      'correctClubDetails',
      'ownShifts',
      'answerShift',
      'openActivities',
      'openActivity',
      'signUp',
      'webshopProducts',
      'placeWebshopOrder',
      'ownOrder',
      'moveOwnOrder',
      'cancelOwnOrder',
      'checkOwnPayment',
      'websitePreview',
    ];
    const others = reachable(open.filter(({ name }) => !['website', ...apart].includes(name)));
    expect(others).toEqual(reachable(operation('me')));
    expect(others).toEqual([
      'Commission: archived description id index members name preces revision',
      'Person: id name',
      'User: adres commissions email id isDB isExternal name newTours pendingEmail permissions phoneNumber photoLibraryUrl revision role secondFactorMissing viewedBy',
      'UserPermissions: commissions general',
    ]);
  });
});

/** Every field that can be asked for below these, by type. */
function reachable(fields: readonly GraphQLField<unknown, unknown>[]): string[] {
  const found = new Map<string, string[]>();
  const visit = ({ type }: GraphQLField<unknown, unknown>): void => {
    const named = getNamedType(type);
    if (!isObjectType(named) || found.has(named.name)) return;
    const open = Object.values(named.getFields()).filter(({ name }) =>
      isOpen(accessOf(schema, named.name, name)),
    );
    found.set(named.name, open.map(({ name }) => name).sort());
    open.forEach(visit);
  };
  fields.forEach(visit);
  return [...found].map(([type, names]) => `${type}: ${names.join(' ')}`).sort();
}

it('is the committed contract; run "npm run codegen" after changing a resolver', () => {
  const committed = readFileSync(join(__dirname, '../../schema.graphql'), 'utf8');
  expect(apiSchemaText(areas)).toBe(committed);
});

it('has the committed page of who may what; run "npm run codegen" after changing @Allow', () => {
  expect(permissionsPage(areas)).toBe(readFileSync(join(__dirname, '../../../docs/permissions.md'), 'utf8'));
});

it('has no required input field with a default: graphql-jit asks for it all the same', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const wrong = inputs.flatMap((type) =>
    Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue !== undefined,
    ),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

function fieldsOf(typeName: string): Record<string, GraphQLField<unknown, unknown>> {
  const type = schema.getType(typeName);
  return isObjectType(type) ? type.getFields() : {};
}
