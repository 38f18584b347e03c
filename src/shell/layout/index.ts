export { Layout, type LayoutProps } from './Layout';
export { PageFooter, type PageFooterProps } from './PageFooter';
export { PageHeader, type PageHeaderProps } from './PageHeader';
export { PlainLayout, type PlainLayoutProps } from './PlainLayout';
