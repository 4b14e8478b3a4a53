import { differingRows } from 'kit/conflict';
import { DeleteDialog, EditDialog } from 'kit/editing';
import { useSnackbar } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  StockDeleteProductDocument,
  StockEditProductDocument,
  type StockProductFormFragment,
  StockProductFormFragmentDoc,
} from '../gql/graphql';
import { useStockSave } from '../useStockSave';
import { ProductInputs } from './ProductInputs';
import { productInput, productLabels, productSchema, type ProductValues, valuesOf } from './productValues';

interface EditProps {
  product: FragmentType<typeof StockProductFormFragmentDoc>;
  /** The product as it is now, past the cache. */
  fetchLatest: () => Promise<FragmentType<typeof StockProductFormFragmentDoc> | undefined>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes what is said of a product, which may be changed by somebody else at the same time. */
export function EditProductDialog({ product: masked, fetchLatest, onDone, onClose }: EditProps) {
  const product = getFragmentData(StockProductFormFragmentDoc, masked);
  const { save } = useStockSave(StockEditProductDocument, { done: 'Product aangepast' });
  return (
    <EditDialog<StockProductFormFragment, ProductValues>
      title={`${product.title} aanpassen`}
      isOpen
      onClose={onClose}
      schema={productSchema}
      record={product}
      valuesOf={valuesOf}
      send={async ({ id, revision }, values) => {
        await save({ id, revision, product: productInput(values) });
        await onDone();
      }}
      fetchLatest={async () => getFragmentData(StockProductFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) => differingRows(productLabels, mine, valuesOf(theirs))}
    >
      <ProductInputs image={product.image} />
    </EditDialog>
  );
}

type DeleteProps = Omit<EditProps, 'fetchLatest'>;

/** Asks before a product goes; refused while there is stock or an open order. */
export function DeleteProductDialog({ product, onDone, onClose }: DeleteProps) {
  const { id, title } = getFragmentData(StockProductFormFragmentDoc, product);
  const snackbar = useSnackbar();
  const { save } = useStockSave(StockDeleteProductDocument);
  return (
    <DeleteDialog
      isOpen
      question={`${title} verwijderen?`}
      hangsOn={{ kind: 'Product', id }}
      onDelete={async () => {
        await save({ id });
        snackbar.show('Product verwijderd');
        await onDone();
      }}
      onClose={onClose}
    >
      Het product gaat uit de voorraad en uit de webshop. Deze actie is onomkeerbaar. Wat ervan is verkocht,
      blijft in de omzet staan.
    </DeleteDialog>
  );
}
