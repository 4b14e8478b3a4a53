import { Permission } from '../identity/catalogue/permission.enum';
import { type MatrixRow, rows } from '../testing/permissionMatrix';

const ID = '"64b000000000000000000000"';
const DETAILS = 'name: "x"';
const ADVERTISER = `{ ${DETAILS}, advertiserUserId: 0, active: true }`;
const SALE = '{ advState: open }';
const REQUEST = 'requestId: "matrix-request"';

/** Every operation of the newspaper. */
export const krantMatrix: readonly MatrixRow[] = [
  ...rows([Permission.krantRed], {
    paperEditions: '{ paperEditions { id } }',
    paperEdition: `{ paperEdition(id: ${ID}) { id } }`,
    paperSales: `{ paperSales(editionId: ${ID}) { week } }`,
    krantSettings: '{ krantSettings { id } }',
    advertisers: '{ advertisers { totalCount } }',
    paperSellers: '{ paperSellers { id } }',
    nextAdvertiserUserId: '{ nextAdvertiserUserId }',
    advertisements: `{ advertisements(editionId: ${ID}, list: sold) { totalCount } }`,
    soldAdvertisements: `{ soldAdvertisements(editionId: ${ID}) { id } }`,
    advertisementsWithoutMaterial: `{ advertisementsWithoutMaterial(editionId: ${ID}) { id } }`,
    addPaperEdition: 'mutation { addPaperEdition(title: "") { id } }',
    editPaperEdition: `mutation { editPaperEdition(id: ${ID}, revision: 1, title: "", pageCount: 32) { id } }`,
    savePaperPrices: `mutation { savePaperPrices(id: ${ID}, revision: 1, prices: []) { id } }`,
    deletePaperEdition: `mutation { deletePaperEdition(id: ${ID}) }`,
    activatePaperEdition: `mutation { activatePaperEdition(id: ${ID}) { id } }`,
    setPaperSaleSeason: `mutation { setPaperSaleSeason(id: ${ID}, on: true) { id } }`,
    saveKrantSettings: 'mutation { saveKrantSettings(revision: 1, editors: [""]) { id } }',
    addAdvertiser: `mutation { addAdvertiser(advertiser: ${ADVERTISER}) { id } }`,
    saveAdvertiser: `mutation { saveAdvertiser(id: ${ID}, revision: 1, advertiser: ${ADVERTISER}) { id } }`,
    handOverAdvertisers: 'mutation { handOverAdvertisers(handOvers: []) { notHandedOver } }',
    deleteAdvertiser: `mutation { deleteAdvertiser(id: ${ID}) }`,
    restoreAdvertisement: `mutation { restoreAdvertisement(id: ${ID}, revision: 1) { id } }`,
    promoteAdvertisement: `mutation { promoteAdvertisement(id: ${ID}, from: initial) { id } }`,
    demoteAdvertisement: `mutation { demoteAdvertisement(id: ${ID}, from: editing) { id } }`,
    placeAdvertisement: `mutation { placeAdvertisement(id: ${ID}, page: "1", from: "") { id } }`,
    assignAdvertisement: `mutation { assignAdvertisement(id: ${ID}, assigned: "", from: "") { id } }`,
    addAdvertisementNote: `mutation { addAdvertisementNote(id: ${ID}, text: "x", ${REQUEST}) { id } }`,
    deleteAdvertisementNote: `mutation { deleteAdvertisementNote(id: ${ID}, noteId: ${ID}) { id } }`,
    printFindings: `{ printFindings(editionId: ${ID}) { name } }`,
    makePrintFile: `mutation { makePrintFile(editionId: ${ID}) { id } }`,
    advertisementsWithProof: `{ advertisementsWithProof(editionId: ${ID}) { id } }`,
    sendAdProof: `mutation { sendAdProof(id: ${ID}, documentId: ${ID}, message: "", ${REQUEST}) { id } }`,
    reopenAdProof: `mutation { reopenAdProof(id: ${ID}, why: "x") { id } }`,
    revokeAdProofLinks: `mutation { revokeAdProofLinks(id: ${ID}) { id } }`,
    askSeller: `mutation { askSeller(id: ${ID}, msg: "x", ${REQUEST}) { id } }`,
    addPaperFac: `mutation { addPaperFac(advertisementId: ${ID}) { id } }`,
    addPaperFacs: `mutation { addPaperFacs(editionId: ${ID}) { id } }`,
    sendPaperFacs: `mutation { sendPaperFacs(editionId: ${ID}, message: "") { id } }`,
    withdrawPaperFac: `mutation { withdrawPaperFac(advertisementId: ${ID}) { id } }`,
    payAdvertisement: `mutation { payAdvertisement(advertisementId: ${ID}, paid: true) { id } }`,
  }),
  ...rows([Permission.krantRed, Permission.krantAdv], {
    adCategories: '{ adCategories { price } }',
    advertiser: `{ advertiser(id: ${ID}) { id } }`,
    advertisement: `{ advertisement(id: ${ID}) { id } }`,
    advertisementFolder: `{ advertisementFolder(advertiserId: ${ID}) }`,
    saveAdvertisement: `mutation { saveAdvertisement(editionId: ${ID}, advertiserId: ${ID}, revision: 0, advertisement: ${SALE}) { id } }`,
    resolveQuestion: `mutation { resolveQuestion(id: ${ID}, questionId: ${ID}) { id } }`,
    addAdvertisementDocument: `mutation { addAdvertisementDocument(editionId: ${ID}, advertiserId: ${ID}, document: { title: "x", fileId: ${ID} }) { id } }`,
    noteVisit: `mutation { noteVisit(id: ${ID}, text: "x", ${REQUEST}) { id } }`,
    deleteVisit: `mutation { deleteVisit(id: ${ID}, visitId: ${ID}) { id } }`,
    deleteAdvertisementDocument: `mutation { deleteAdvertisementDocument(id: ${ID}, documentId: ${ID}) { id } }`,
  }),
  ...rows('everybody', {
    adProof: '{ adProof(token: "x") { name } }',
    answerAdProof: `mutation { answerAdProof(token: "x", proofId: ${ID}, answer: { approve: true, name: "x" }) { name } }`,
  }),
  ...rows([Permission.krantAdv], {
    ownAdvertisers: '{ ownAdvertisers { id } }',
    ownPaperSale: '{ ownPaperSale { sold } }',
    planVisit: `mutation { planVisit(id: ${ID}, today: true) { id } }`,
    saveOwnAdvertiser: `mutation { saveOwnAdvertiser(id: ${ID}, revision: 1, advertiser: { ${DETAILS} }) { id } }`,
  }),
];
