import { asItsParent, has, isPublic, type RuleTree } from '../identity/permissions/rules';

const admin = has('stockAdmin');

/** Who may do what with stock and orders (spec 3, section 6). */
export const stockRules: RuleTree = {
  Query: {
    stockLocations: admin,
    products: admin,
    product: admin,
    stockMovements: admin,
    stockReport: admin,
    stockSeasons: admin,
    webshopOrders: admin,
    pickList: admin,
    collectDates: admin,
    pagadderSuggestions: admin,
    webshopProducts: isPublic,
  },
  Mutation: {
    addStockLocation: admin,
    editStockLocation: admin,
    addProduct: admin,
    editProduct: admin,
    deleteProduct: admin,
    tuneStock: admin,
    setOrderState: admin,
    deletePagadderSuggestion: admin,
    placeWebshopOrder: isPublic,
    suggestPagadder: isPublic,
  },
  StockLocation: asItsParent,
  LocationProduct: asItsParent,
  Product: asItsParent,
  ProductStock: asItsParent,
  StockMovement: asItsParent,
  StockMovementConnection: asItsParent,
  StockMovementEdge: asItsParent,
  StockReportRow: asItsParent,
  WebshopOrder: asItsParent,
  WebshopOrderConnection: asItsParent,
  WebshopOrderEdge: asItsParent,
  OrderLine: asItsParent,
  OrderConfirmation: asItsParent,
  PublicProduct: asItsParent,
  PagadderSuggestion: asItsParent,
  PagadderSuggestionConnection: asItsParent,
  PagadderSuggestionEdge: asItsParent,
};
