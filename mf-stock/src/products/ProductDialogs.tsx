import { differingRows } from 'kit/conflict';
import { DeleteDialog, EditDialog } from 'kit/editing';
import { useSnackbar } from 'kit/ui';

import { StockDeleteProductDocument, StockEditProductDocument } from '../gql/graphql';
import { useStockSave } from '../useStockSave';
import { ProductFields } from './ProductFields';
import {
  type Product,
  productInput,
  productSchema,
  type ProductValues,
  productWords,
  valuesOf,
} from './productValues';

interface EditProps {
  product: Product;
  fetchLatest: () => Promise<Product | undefined>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes what is said of a product, which may be changed by somebody else at the same time. */
export function EditProductDialog({ product, fetchLatest, onDone, onClose }: EditProps) {
  const { save } = useStockSave(StockEditProductDocument, { done: 'Product aangepast' });
  return (
    <EditDialog<Product, ProductValues>
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
      fetchLatest={fetchLatest}
      differences={(mine, theirs) => differingRows(productWords, mine, valuesOf(theirs))}
    >
      <ProductFields image={product.image} />
    </EditDialog>
  );
}

type DeleteProps = Omit<EditProps, 'fetchLatest'>;

/** Asks before a product goes; refused while there is stock or an open order. */
export function DeleteProductDialog({ product: { id, title }, onDone, onClose }: DeleteProps) {
  const snackbar = useSnackbar();
  const { save } = useStockSave(StockDeleteProductDocument);
  return (
    <DeleteDialog
      isOpen
      question={`${title} verwijderen?`}
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
