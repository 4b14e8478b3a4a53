import type { PermissionId } from '../identity/catalogue/catalogue';
import { Permission } from '../identity/catalogue/permission.enum';
import { type MatrixRow, rows } from '../testing/permissionMatrix';
import { carouselPermissions, paradePermissions, sectionPermissions, textPermissions } from './website.enums';

const ID = '"64b000000000000000000000"';
const BEER = 'beer: { name: "" }';
const BREWERY = 'newBrewery: { name: "", website: "", intro: "" }';
const NEWS = '{ title: "", text: "", tags: [], postpone: no }';
const GROUP = 'entry: { name: "", contactName: "", contactPhone: "", contactEmail: "", answers: [] }';
const NEWS_DRAFT = '{ title: "", text: "", tags: [] }';
const ENTRY = 'entry: { date: "", name: "" }';

/** A row for each value that the permission of an operation depends on. */
function byArgument(
  operation: string,
  permissions: Readonly<Record<string, PermissionId>>,
  document: (value: string) => string,
): MatrixRow[] {
  return Object.entries(permissions).map(([variant, permission]) => ({
    operation,
    variant,
    document: document(variant),
    allowed: [permission],
  }));
}

/** Every operation of the website. */
export const websiteMatrix: readonly MatrixRow[] = [
  ...byArgument('websiteText', textPermissions, (key) => `{ websiteText(key: ${key}) { text } }`),
  ...byArgument(
    'updateIntro',
    textPermissions,
    (key) => `mutation { updateIntro(revision: -1, intro: { name: ${key}, text: "" }) { text } }`,
  ),
  ...byArgument(
    'saveTextDraft',
    textPermissions,
    (key) => `mutation { saveTextDraft(revision: -1, intro: { name: ${key}, text: "" }) { text } }`,
  ),
  ...['publishTextDraft', 'unplanTextDraft', 'discardTextDraft'].flatMap((operation) =>
    byArgument(
      operation,
      textPermissions,
      (key) => `mutation { ${operation}(key: ${key}, revision: -1) { text } }`,
    ),
  ),
  ...byArgument(
    'restoreTextVersion',
    textPermissions,
    (key) => `mutation { restoreTextVersion(key: ${key}, revision: -1, versionId: ${ID}) { text } }`,
  ),
  ...byArgument(
    'previewTextDraft',
    textPermissions,
    (key) => `mutation { previewTextDraft(key: ${key}) { url } }`,
  ),
  ...byArgument('carousel', carouselPermissions, (name) => `{ carousel(carousel: ${name}) { id } }`),
  ...byArgument(
    'addCarouselItem',
    carouselPermissions,
    (name) => `mutation { addCarouselItem(carousel: ${name}, item: { name: "" }) { id } }`,
  ),
  ...byArgument(
    'editCarouselItem',
    carouselPermissions,
    (name) =>
      `mutation { editCarouselItem(carousel: ${name}, id: ${ID}, revision: 1, item: { name: "" }) { id } }`,
  ),
  ...byArgument(
    'deleteCarouselItem',
    carouselPermissions,
    (name) => `mutation { deleteCarouselItem(carousel: ${name}, id: ${ID}) }`,
  ),
  ...byArgument(
    'moveCarouselItem',
    carouselPermissions,
    (name) => `mutation { moveCarouselItem(carousel: ${name}, id: ${ID}, direction: later) { id } }`,
  ),
  ...byArgument(
    'publicDocuments',
    sectionPermissions,
    (section) => `{ publicDocuments(section: ${section}) { id } }`,
  ),
  ...byArgument(
    'addPublicDocument',
    sectionPermissions,
    (section) =>
      `mutation { addPublicDocument(section: ${section}, document: { title: "", fileId: "" }) { id } }`,
  ),
  ...byArgument(
    'deletePublicDocument',
    sectionPermissions,
    (section) => `mutation { deletePublicDocument(section: ${section}, id: ${ID}) }`,
  ),
  ...byArgument('paradeForm', paradePermissions, (parade) => `{ paradeForm(parade: ${parade}) { open } }`),
  ...byArgument(
    'updateParadeForm',
    paradePermissions,
    (parade) =>
      `mutation { updateParadeForm(parade: ${parade}, revision: -1, form: { open: false, year: 2027 }) { open } }`,
  ),
  ...byArgument(
    'setParadeFields',
    paradePermissions,
    (parade) =>
      `mutation { setParadeFields(parade: ${parade}, revision: -1, form: { fields: [] }) { open } }`,
  ),
  ...byArgument(
    'paradeLineUp',
    paradePermissions,
    (parade) => `{ paradeLineUp(parade: ${parade}, year: 2027) { id } }`,
  ),
  ...byArgument(
    'addParadeEntry',
    paradePermissions,
    (parade) => `mutation { addParadeEntry(parade: ${parade}, year: 2027, ${GROUP}) { id } }`,
  ),
  ...byArgument(
    'editParadeEntry',
    paradePermissions,
    (parade) => `mutation { editParadeEntry(parade: ${parade}, id: ${ID}, revision: 1, ${GROUP}) { id } }`,
  ),
  ...byArgument(
    'checkParadeEntry',
    paradePermissions,
    (parade) => `mutation { checkParadeEntry(parade: ${parade}, id: ${ID}, checked: true) { id } }`,
  ),
  ...byArgument(
    'deleteParadeEntry',
    paradePermissions,
    (parade) => `mutation { deleteParadeEntry(parade: ${parade}, id: ${ID}) }`,
  ),
  ...byArgument(
    'moveParadeEntry',
    paradePermissions,
    (parade) => `mutation { moveParadeEntry(parade: ${parade}, year: 2027, id: ${ID}) { id } }`,
  ),
  ...byArgument(
    'numberParade',
    paradePermissions,
    (parade) => `mutation { numberParade(parade: ${parade}, year: 2027, revision: -1, anew: false) { id } }`,
  ),
  ...byArgument(
    'movePublicDocument',
    sectionPermissions,
    (section) => `mutation { movePublicDocument(section: ${section}, id: ${ID}) { id } }`,
  ),
  ...byArgument(
    'putCarouselItem',
    carouselPermissions,
    (name) => `mutation { putCarouselItem(carousel: ${name}, id: ${ID}) { id } }`,
  ),
  ...rows([Permission.webHome], {
    agenda: '{ agenda { id } }',
    addAgendaEntry: `mutation { addAgendaEntry(${ENTRY}) { id } }`,
    editAgendaEntry: `mutation { editAgendaEntry(id: ${ID}, revision: 1, ${ENTRY}) { id } }`,
    deleteAgendaEntry: `mutation { deleteAgendaEntry(id: ${ID}) }`,
    homeTheme: '{ homeTheme { title } }',
    updateTheme: 'mutation { updateTheme(revision: -1, theme: { title: "", text: "" }) { title } }',
    saveThemeDraft: 'mutation { saveThemeDraft(revision: -1, theme: { title: "", text: "" }) { title } }',
    publishThemeDraft: 'mutation { publishThemeDraft(revision: -1) { title } }',
    unplanThemeDraft: 'mutation { unplanThemeDraft(revision: -1) { title } }',
    discardThemeDraft: 'mutation { discardThemeDraft(revision: -1) { title } }',
    restoreThemeVersion: `mutation { restoreThemeVersion(revision: -1, versionId: ${ID}) { title } }`,
    previewThemeDraft: 'mutation { previewThemeDraft { url } }',
  }),
  ...rows([Permission.webUBPF], {
    breweries: '{ breweries { id } }',
    brewery: `{ brewery(id: ${ID}) { id } }`,
    addBrewery: `mutation { addBrewery(${BREWERY}) { id } }`,
    editBrewery: `mutation { editBrewery(id: ${ID}, revision: 1, ${BREWERY}) { id } }`,
    deleteBrewery: `mutation { deleteBrewery(breweryId: ${ID}) }`,
    addBeer: `mutation { addBeer(breweryId: ${ID}, ${BEER}) { id } }`,
    editBeer: `mutation { editBeer(breweryId: ${ID}, beerId: ${ID}, revision: 1, ${BEER}) { id } }`,
    deleteBeer: `mutation { deleteBeer(breweryId: ${ID}, beerId: ${ID}) { id } }`,
  }),
  ...rows([Permission.webLiedjes], {
    songFestivalEnlistment: '{ songFestivalEnlistment { open } }',
    songFestivalWinners: '{ songFestivalWinners { text } }',
    songFestivalYears: '{ songFestivalYears }',
    participants: '{ participants(year: 2027) { id } }',
    updateEnlistment:
      'mutation { updateEnlistment(revision: -1, enlistment: { open: false, year: 2027 }) { open } }',
    updateWinners: 'mutation { updateWinners(revision: -1, winners: { text: "" }) { text } }',
    editParticipant: `mutation { editParticipant(id: ${ID}, revision: 1, participant: { actName: "", songName: "", numberOfParticipants: 1, contactName: "", contactPhone: "", contactEmail: "" }) { id } }`,
    checkParticipant: `mutation { checkParticipant(id: ${ID}, checked: true) { id } }`,
    deleteParticipant: `mutation { deleteParticipant(id: ${ID}) }`,
  }),
  ...rows([Permission.webContact], {
    contactAddresses: '{ contactAddresses { address } }',
    editContactAddress:
      'mutation { editContactAddress(subject: club, revision: -1, address: "") { address } }',
  }),
  ...rows([Permission.webNews], {
    newsItems: '{ newsItems { totalCount } }',
    newsItem: `{ newsItem(id: ${ID}) { id } }`,
    newsSettings: '{ newsSettings { postpone } }',
    addNewsItem: `mutation { addNewsItem(newItem: ${NEWS}) { id } }`,
    editNewsItem: `mutation { editNewsItem(id: ${ID}, revision: 1, item: ${NEWS}) { id } }`,
    addNewsDraft: `mutation { addNewsDraft(newItem: ${NEWS_DRAFT}) { id } }`,
    saveNewsDraft: `mutation { saveNewsDraft(id: ${ID}, revision: 1, item: ${NEWS_DRAFT}) { id } }`,
    publishNewsDraft: `mutation { publishNewsDraft(id: ${ID}, revision: 1) { id } }`,
    unplanNewsDraft: `mutation { unplanNewsDraft(id: ${ID}, revision: 1) { id } }`,
    discardNewsDraft: `mutation { discardNewsDraft(id: ${ID}, revision: 1) { id } }`,
    previewNewsDraft: `mutation { previewNewsDraft(id: ${ID}) { url } }`,
    takeBackNewsItem: `mutation { takeBackNewsItem(id: ${ID}, revision: 1) { id } }`,
    restoreNewsVersion: `mutation { restoreNewsVersion(id: ${ID}, revision: 1, versionId: ${ID}) { id } }`,
    deleteNewsItem: `mutation { deleteNewsItem(id: ${ID}) }`,
  }),
  ...rows('everybody', {
    websitePreview: '{ websitePreview(token: "x") { title } }',
    website: '{ website { home { intro } } }',
    enlistForSongFestival: `mutation { enlistForSongFestival(participant: { actName: "", songName: "", numberOfParticipants: 1, contactName: "", contactPhone: "", contactEmail: "", statementId: "" }) }`,
    enterParade: `mutation { enterParade(parade: parade, ${GROUP}) }`,
    sendContactForm:
      'mutation { sendContactForm(message: { subject: club, name: "", email: "", text: "" }) }',
  }),
];
