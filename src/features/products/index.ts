export { ProductLogo, type ProductLogoProps } from './ProductLogo';
export { ProductMenu, type ProductMenuProps } from './ProductMenu';
