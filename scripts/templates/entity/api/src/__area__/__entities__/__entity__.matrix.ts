import { Permission } from '../../identity/catalogue/permission.enum';
import { type MatrixRow, rows } from '../../testing/permissionMatrix';

const ID = '"64b000000000000000000000"';
const GIVEN = '__entity__: { name: "" }';

/** Every operation of __words__. */
export const __entity__Matrix: readonly MatrixRow[] = rows([Permission.__permission__], {
  __entities__: '{ __entities__ { totalCount } }',
  __entity__: `{ __entity__(id: ${ID}) { id } }`,
  add__Entity__: `mutation { add__Entity__(${GIVEN}) { id } }`,
  edit__Entity__: `mutation { edit__Entity__(id: ${ID}, revision: 1, ${GIVEN}) { id } }`,
  delete__Entity__: `mutation { delete__Entity__(id: ${ID}) }`,
});
