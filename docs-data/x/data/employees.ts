import type { GridColDef } from '@mui/x-data-grid';

/** Somebody on the staff of a hospital. */
export interface Employee {
  id: number;
  name: string;
  role: string;
  ward: string;
  hours: number;
  since: Date;
  onCall: boolean;
}

type Line = [string, string, string, number, string, boolean];

const lines: Line[] = [
  ['Amara Okafor', 'Nurse', 'Cardiology', 38, '2016-05-02', true],
  ['Bruno Salgado', 'Physician', 'Surgery', 42, '2011-09-19', true],
  ['Chiara Ferri', 'Nurse', 'Pediatrics', 24, '2021-01-11', false],
  ['Dilan Aydin', 'Midwife', 'Maternity', 36, '2018-03-26', true],
  ['Edith Lindqvist', 'Pharmacist', 'Pharmacy', 40, '2009-11-02', false],
  ['Farid Haddad', 'Physician', 'Cardiology', 42, '2014-06-16', true],
  ['Greta Vos', 'Therapist', 'Rehabilitation', 30, '2019-10-07', false],
  ['Hanna Kowalska', 'Nurse', 'Surgery', 38, '2022-02-14', true],
  ['Idris Mensah', 'Technician', 'Radiology', 40, '2017-08-28', false],
  ['Jonas Keller', 'Nurse', 'Maternity', 20, '2020-04-20', false],
  ['Kaori Tanabe', 'Physician', 'Pediatrics', 40, '2013-01-07', true],
  ['Leon Moreau', 'Technician', 'Laboratory', 38, '2015-12-01', false],
  ['Mira Petrova', 'Physician', 'Radiology', 42, '2010-07-12', true],
  ['Nils Aasen', 'Therapist', 'Rehabilitation', 36, '2023-05-15', false],
  ['Olga Markova', 'Nurse', 'Cardiology', 38, '2012-02-27', true],
  ['Priya Raman', 'Pharmacist', 'Pharmacy', 32, '2018-09-03', false],
  ['Quentin Roche', 'Nurse', 'Surgery', 38, '2016-11-21', true],
  ['Rosa Jimenez', 'Midwife', 'Maternity', 28, '2014-04-14', true],
  ['Samir Khoury', 'Technician', 'Laboratory', 40, '2021-06-28', false],
  ['Tess Donnelly', 'Nurse', 'Pediatrics', 38, '2019-03-04', true],
];

export const employees: Employee[] = lines.map(
  ([name, role, ward, hours, since, onCall], index) => ({
    id: index + 1,
    name,
    role,
    ward,
    hours,
    since: new Date(`${since}T00:00`),
    onCall,
  }),
);

export const employeeColumns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 100 },
  { field: 'ward', headerName: 'Ward', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 115 },
  { field: 'since', headerName: 'Since', type: 'date', width: 100 },
  { field: 'onCall', headerName: 'On call', type: 'boolean', width: 90 },
];
