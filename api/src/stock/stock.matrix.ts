import { Permission } from '../identity/catalogue/permission.enum';
import { DB_HOLDERS, type MatrixRow, rows } from '../testing/permissionMatrix';

const ID = '"64b000000000000000000000"';
const LOCATION = '{ title: "", internal: false, locked: false }';
const PRODUCT = 'title: "", price: 0';

/** Every operation of stock and webshop. */
export const stockMatrix: readonly MatrixRow[] = [
  ...rows([Permission.stockAdmin], {
    stockLocations: '{ stockLocations { id } }',
    products: '{ products { id } }',
    product: `{ product(id: ${ID}) { id } }`,
    stockMovements: `{ stockMovements(productId: ${ID}) { totalCount } }`,
    stockReport: '{ stockReport(season: 2026) { productId } }',
    stockSeasons: '{ stockSeasons }',
    webshopOrders: '{ webshopOrders { totalCount } }',
    pickList: '{ pickList(collectDate: "2026-11-21") { id } }',
    collectDates: '{ collectDates }',
    pagadderSuggestions: '{ pagadderSuggestions { totalCount } }',
    addStockLocation: `mutation { addStockLocation(location: ${LOCATION}) { id } }`,
    editStockLocation: `mutation { editStockLocation(id: ${ID}, revision: 1, location: ${LOCATION}) { id } }`,
    addProduct: `mutation { addProduct(product: { ${PRODUCT}, requestId: "", initialStock: 0 }) { id } }`,
    editProduct: `mutation { editProduct(id: ${ID}, revision: 1, product: { ${PRODUCT} }) { id } }`,
    deleteProduct: `mutation { deleteProduct(id: ${ID}) }`,
    beginFamily: `mutation { beginFamily(id: ${ID}, revision: 1, first: { family: "", variant: "" }) { id } }`,
    joinFamily: `mutation { joinFamily(id: ${ID}, revision: 1, joined: { productId: ${ID}, variant: "" }) { id } }`,
    leaveFamily: `mutation { leaveFamily(id: ${ID}, revision: 1, name: { name: "" }) { id } }`,
    addVariant: `mutation { addVariant(variant: { productId: ${ID}, variant: "", price: 0, initialStock: 0 }) { id } }`,
    renameFamily: `mutation { renameFamily(familyId: ${ID}, name: { name: "" }) { id } }`,
    shareWithFamily: `mutation { shareWithFamily(id: ${ID}, withPrice: false) { id } }`,
    tuneStock: `mutation { tuneStock(productId: ${ID}, tuning: { requestId: "", action: sold, locationId: ${ID}, amount: 0 }) { id } }`,
    undoStockMovement: `mutation { undoStockMovement(productId: ${ID}, movementId: "") { id } }`,
    counterToday: '{ counterToday { day } }',
    sellAtCounter: `mutation { sellAtCounter(sale: { lines: [], locationId: ${ID}, payment: cash }) { id } }`,
    moveWebshopOrder: `mutation { moveWebshopOrder(id: ${ID}, revision: 1, collectDate: "2099-01-01") { id } }`,
    renewOrderLink: `mutation { renewOrderLink(id: ${ID}, revision: 1) { id } }`,
    undoOrderState: `mutation { undoOrderState(id: ${ID}, revision: 1) { id } }`,
    setOrderState: `mutation { setOrderState(id: ${ID}, revision: 1, state: paid) { id } }`,
    deletePagadderSuggestion: `mutation { deletePagadderSuggestion(id: ${ID}) }`,
  }),
  ...rows(DB_HOLDERS, {
    giveBackOnOrder: `mutation { giveBackOnOrder(id: ${ID}, revision: 1, amount: 1) }`,
  }),
  ...rows('everybody', {
    webshopProducts: '{ webshopProducts { id } }',
    placeWebshopOrder:
      'mutation { placeWebshopOrder(order: { requestId: "", firstName: "", lastName: "", email: "", collectDate: "", lines: [] }) { number } }',
    ownOrder: '{ ownOrder(token: "") { number } }',
    payOwnOrder: 'mutation { payOwnOrder(token: "") }',
    checkOwnPayment: 'mutation { checkOwnPayment(token: "") { number } }',
    moveOwnOrder: 'mutation { moveOwnOrder(token: "", revision: 1, collectDate: "2099-01-01") { number } }',
    cancelOwnOrder: 'mutation { cancelOwnOrder(token: "", revision: 1) { number } }',
    suggestPagadder: 'mutation { suggestPagadder(suggestion: { who: "", why: "", by: "" }) }',
  }),
];
