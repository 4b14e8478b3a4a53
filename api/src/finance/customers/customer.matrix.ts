import { Permission } from '../../identity/catalogue/permission.enum';
import { type MatrixRow, rows } from '../../testing/permissionMatrix';

const ID = '"64b000000000000000000000"';
const CUSTOMER = '{ name: "" }';

/** Every operation of customers. */
export const customerMatrix: readonly MatrixRow[] = rows([Permission.secFact], {
  customers: '{ customers { totalCount } }',
  customer: `{ customer(id: ${ID}) { id } }`,
  debtors: '{ debtors { id } }',
  addCustomer: `mutation { addCustomer(customer: ${CUSTOMER}) { id } }`,
  saveCustomer: `mutation { saveCustomer(id: ${ID}, revision: 1, customer: ${CUSTOMER}) { id } }`,
  deleteCustomer: `mutation { deleteCustomer(id: ${ID}) }`,
});
