export { Layout, type LayoutProps } from './Layout';
export { PageFooter, type PageFooterProps } from './PageFooter';
export { PageHeader, type Crumb, type PageHeaderProps } from './PageHeader';
export { PageTabs, type PageTabsProps } from './PageTabs';
export { PlainLayout, type PlainLayoutProps } from './PlainLayout';
