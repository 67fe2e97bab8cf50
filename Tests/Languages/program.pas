{ Free Pascal's programs run with the traps of floating point on: a division by zero anywhere ends them. }
program Program_;

{$mode objfpc}{$H+}

uses
  cthreads, Classes, Math, SysUtils, taskcore;

const
  Threads = 8;
  Rounds = 100;

type
  TWorker = class(TThread)
  public
    Number: Integer;
    Wrong: string;
    procedure Execute; override;
  end;

var
  Store: Ptaskcore_store = nil;

{ The text of the error that a call gave, '' for none; each has to be of its status. }
function MessageOf(Status: Int32; Failed: Ptaskcore_error): string;
begin
  Result := '';
  if Status = cTASKCORE_OK then
    Exit;
  Result := Failed^.message;
  if Failed^.status <> Status then
    Result := 'Another status: ' + Result;
  taskcore_error_free(Failed);
end;

function Open(const Path: string): string;
var
  Options: taskcore_open_options;
  Failed: Ptaskcore_error;
begin
  taskcore_open_options_init(@Options, SizeOf(Options));
  Options.path := PChar(Path);
  Result := MessageOf(taskcore_store_open_e(@Options, @Store, @Failed), Failed);
end;

function Add(const Title: string): string;
var
  Input: taskcore_task_input;
  Failed: Ptaskcore_error;
begin
  taskcore_task_input_init(@Input, SizeOf(Input));
  Input.fields := cTASKCORE_TASK_TITLE;
  Input.title := PChar(Title);
  Result := MessageOf(taskcore_task_add_e(Store, @Input, nil, @Failed), Failed);
end;

function Find(const Uid: string): string;
var
  Id: Int64;
  Failed: Ptaskcore_error;
begin
  Result := MessageOf(taskcore_task_find_e(Store, PChar(Uid), @Id, @Failed), Failed);
end;

procedure TWorker.Execute;
var
  Round: Integer;
  Uid, Wanted: string;
begin
  for Round := 1 to Rounds do
  begin
    Wrong := Add(Format('Task %d-%d', [Number, Round]));
    if Wrong <> '' then
      Exit;
    Uid := Format('nobody-%d-%d', [Number, Round]);
    Wanted := 'There is no task with the uid “' + Uid + '”.';
    Wrong := Find(Uid);
    if Wrong <> Wanted then
      Exit;
    Wrong := '';
  end;
end;

procedure Check(Holds: Boolean; const What: string);
begin
  if not Holds then
  begin
    WriteLn(StdErr, What);
    Halt(1);
  end;
end;

procedure Work;
var
  Workers: array[1..Threads] of TWorker;
  I: Integer;
begin
  for I := 1 to Threads do
  begin
    Workers[I] := TWorker.Create(True);
    Workers[I].Number := I;
    Workers[I].Start;
  end;
  for I := 1 to Threads do
  begin
    Workers[I].WaitFor;
    Check(Workers[I].Wrong = '', Workers[I].Wrong);
    Workers[I].Free;
  end;
end;

procedure ReadRows;
var
  List: Ptaskcore_task_list;
  Task: Ptaskcore_task;
  Stride: SizeUInt;
  I: Integer;
  Titles: TStringList;
begin
  Check(taskcore_task_query(Store, nil, @List) = cTASKCORE_OK, 'No list');
  Titles := TStringList.Create;
  Titles.Sorted := True;
  Titles.Duplicates := dupIgnore;
  Task := taskcore_task_list_rows(List, @Stride);
  for I := 1 to taskcore_task_list_count(List) do
  begin
    Check(Task^.struct_size = Stride, 'The rows are not one struct_size apart');
    Titles.Add(Task^.title);
    Task := Pointer(Task) + Stride;
  end;
  Check(Titles.Count = Threads * Rounds, Format('There are %d tasks', [Titles.Count]));
  Titles.Free;
  taskcore_task_list_free(List);
end;

{ These divide, take logarithms and round. }
procedure Compute;
var
  Pulse: Ptaskcore_pulse;
  Page: PChar;
begin
  Check(taskcore_pulse_read(Store, nil, @Pulse) = cTASKCORE_OK, 'No pulse');
  taskcore_pulse_free(Pulse);
  Check(taskcore_report_html(Store, nil, @Page) = cTASKCORE_OK, 'No report');
  taskcore_string_free(Page);
end;

procedure CheckTraps;
var
  Zero: Double = 0;
begin
  Check(GetExceptionMask * [exInvalidOp, exZeroDivide, exOverflow] = [], 'The traps are off');
  try
    Zero := Zero / Zero;
    Check(False, 'Nothing is trapped');
  except
    on EMathError do;
  end;
end;

begin
  CheckTraps;
  Check(Open('') <> '', 'An empty path is no store');
  Check(Open(':memory:') = '', 'No store');
  Work;
  ReadRows;
  Compute;
  CheckTraps;
  taskcore_store_free(Store);
end.
